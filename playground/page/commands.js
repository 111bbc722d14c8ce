/** Slash commands as data: the flat list, the text somebody typed, and what is wrong with an option. No DOM. */

const SUBCOMMAND = 1;
const GROUP = 2;
export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const NUMBER = 10;

/**
 * @typedef {{name: string, path: string[], text: string, description: string, options: object[]}} Runnable
 *   One command or subcommand that can be sent; `text` is "murlan start".
 */

/**
 * The slash commands that can be sent from a server, or from private messages (`guildId` null).
 *
 * @returns {Runnable[]}
 */
export function runnables(commands, guildId) {
  const isHere = (command) => {
    const context = guildId ? 0 : 1;
    return (command.type ?? 1) === 1 && (!command.guild_id || command.guild_id === guildId) && (command.contexts ?? [context]).includes(context);
  };
  return commands.filter(isHere).flatMap((command) => flatten(command, command.name, []));
}

function flatten(node, name, path) {
  const children = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (children.length) return children.flatMap((child) => flatten(child, name, [...path, child.name]));
  const options = [...(node.options ?? [])].sort((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
  return [{ name, path, text: [name, ...path].join(' '), description: node.description ?? '', options }];
}

/**
 * Commands as somebody reads them: descriptions and the names of choices in their language, where the application has it.
 * Names of commands and options stay, for they are what is typed and sent.
 */
export function inLanguage(commands, locale) {
  return commands.map((command) => translated(command, locale));
}

function translated(node, locale) {
  const choice = (one) => ({ ...one, name: one.name_localizations?.[locale] ?? one.name });
  return {
    ...node,
    description: node.description_localizations?.[locale] ?? node.description,
    ...(node.options && { options: node.options.map((option) => translated(option, locale)) }),
    ...(node.choices && { choices: node.choices.map(choice) }),
  };
}

/** The commands that what is typed after the slash could mean, the nearest first. */
export function matching(list, typed) {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const words = wanted.split(' ');
  const nearness = (command) => {
    if (command.text.startsWith(wanted)) return 0;
    return words.every((word) => command.text.includes(word)) ? 1 : 2;
  };
  return list.filter((command) => nearness(command) < 2).sort((one, other) => nearness(one) - nearness(other));
}

/** The command named at the beginning of a text, and the text after its name; the longest name wins. */
export function named(list, typed) {
  const text = typed.replace(/\s+/g, ' ');
  const found = list
    .filter((command) => text === command.text || text.startsWith(`${command.text} `))
    .sort((one, other) => other.text.length - one.text.length)[0];
  return found ? { command: found, rest: text.slice(found.text.length).trim() } : null;
}

/**
 * Reads "target:21 name:two words".
 *
 * @returns {Object<string, string>|null} null when something in it is no option of the command.
 */
export function readOptions(command, rest) {
  const names = command.options.map((option) => option.name);
  const starts = [...rest.matchAll(/(?:^|\s)([^\s:]+):/g)].filter(([, name]) => names.includes(name));
  if (rest && (!starts.length || starts[0].index > 0)) return null;
  const entries = starts.map((start, at) => {
    const end = starts[at + 1]?.index ?? rest.length;
    return [start[1], rest.slice(start.index + start[0].length, end).trim()];
  });
  return Object.fromEntries(entries);
}

/**
 * What an option's text means.
 *
 * @param {{users: object[], channels: object[]}} directory
 * @returns {{value: any}|{problem: string}}
 */
export function readOption(option, text, directory) {
  const typed = text.trim();
  const choice = option.choices?.find((one) => one.name.toLowerCase() === typed.toLowerCase() || String(one.value) === typed);
  if (choice) return { value: choice.value };
  if (option.choices?.length) return { problem: `choose one of ${option.choices.map((one) => one.name).join(', ')}` };
  switch (option.type) {
    case INTEGER: return /^[+-]?\d+$/.test(typed) ? withinBounds(option, Number(typed)) : { problem: 'a whole number is needed' };
    case NUMBER: return typed !== '' && Number.isFinite(Number(typed)) ? withinBounds(option, Number(typed)) : { problem: 'a number is needed' };
    case BOOLEAN: return /^(true|false)$/i.test(typed) ? { value: /^true$/i.test(typed) } : { problem: 'True or False' };
    case USER: return found(directory.users, typed, 'there is no such person');
    case CHANNEL: return found(directory.channels, typed, 'there is no such channel');
    default: return withinLength(option, typed);
  }
}

/** The choices that need no question to the bot, or null for free text. */
export function fixedChoices(option, directory) {
  if (option.choices?.length) return option.choices;
  if (option.type === BOOLEAN) return [{ name: 'True', value: true }, { name: 'False', value: false }];
  if (option.type === USER) return directory.users.map((user) => ({ name: user.global_name || user.username, value: user.id }));
  if (option.type === CHANNEL) return directory.channels.map((channel) => ({ name: channel.name, value: channel.id }));
  return null;
}

function withinBounds(option, value) {
  if (value < (option.min_value ?? -Infinity)) return { problem: `at least ${option.min_value}` };
  if (value > (option.max_value ?? Infinity)) return { problem: `at most ${option.max_value}` };
  return { value };
}

function withinLength(option, value) {
  if (value.length < (option.min_length ?? 0)) return { problem: `at least ${option.min_length} characters` };
  if (value.length > (option.max_length ?? 6000)) return { problem: `at most ${option.max_length ?? 6000} characters` };
  return { value };
}

function found(list, typed, problem) {
  const wanted = typed.replace(/^[@#]/, '').replace(/^<[@#]!?(\d+)>$/, '$1').toLowerCase();
  const one = list.find((item) => [item.id, item.username, item.global_name, item.name].some((name) => name?.toLowerCase() === wanted));
  return one ? { value: one.id } : { problem };
}
