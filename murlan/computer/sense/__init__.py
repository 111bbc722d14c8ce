"""The player of good sense: it splits its hand into plays and gets rid of them at the least cost.

- `position`: what a seat knows on its turn, in the numbers of `murlan.packed`.
- `outlook`: how safe a play is from what nobody has shown.
- `split`: the cheapest way to split a hand. `weights`: what things cost. `judgement`: what each action costs.
- `habits`: what people do instead. `player`: both together.

It is pure Python and knows no numpy: the levels that play by it start at once and cost no memory.
"""
