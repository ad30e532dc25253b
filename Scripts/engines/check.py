"""Facts that have to hold, counted."""


class Check:
    def __init__(self):
        self.count = 0

    def same(self, words, found, expected):
        self.count += 1
        if found != expected:
            raise AssertionError(f"{words}: expected {expected!r}, found {found!r}")

    def true(self, words, fact):
        self.same(words, bool(fact), True)
