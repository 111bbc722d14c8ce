"""The guided deal of ``/murlan learn``: what is dealt and played in it, and what becomes of a learner's turns.

`lesson` is what a learner may see, `course` the deal and its steps, `teaching` plays them with the real engine. Nothing
is kept anywhere: a step and the chosen cards are all there is to an open lesson. It knows nothing of messages.
"""
