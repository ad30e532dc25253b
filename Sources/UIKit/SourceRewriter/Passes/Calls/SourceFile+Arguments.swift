// Arguments of calls.

extension SourceFile {
  /// The first lexemes of the arguments between two parentheses.
  func arguments(in range: Range<Int>) -> [Int] {
    guard !range.isEmpty else { return [] }
    var starts = [range.lowerBound]
    var place = range.lowerBound
    while place < range.upperBound {
      if word(place) == ",", place + 1 < range.upperBound { starts.append(place + 1) }
      place = max(place, partners[place] ?? place) + 1
    }
    return starts
  }

  /// The labels of the arguments between two parentheses; `_` for those that have none.
  func labels(in range: Range<Int>) -> [String] {
    arguments(in: range).map { isWord($0) && word($0 + 1) == ":" ? word($0) : "_" }
  }

  /// The first lexeme of a chain of names, calls and subscripts that ends at one: `self.menu?.delegate`.
  func startOfChain(endingAt index: Int) -> Int {
    var place = index
    while true {
      var operand = place
      if [")", "]"].contains(word(operand)), let open = partners[operand] {
        operand = open
        let isCall =
          touchesPrevious(open)
          && (isWord(open - 1) || [")", "]", "?", "!"].contains(word(open - 1)))
        if isCall {
          place = open - 1
          continue
        }
      }
      if ["?", "!"].contains(word(operand)), touchesPrevious(operand) {
        place = operand - 1
        continue
      }
      guard word(operand - 1) == ".", operand > 1 else { return operand }
      place = operand - 2
    }
  }
}
