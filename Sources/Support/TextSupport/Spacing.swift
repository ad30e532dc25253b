extension StringProtocol {
  /// The text without the white space around it, or without what else is to go from both ends.
  package func trimmed(
    where isEdge: (Character) -> Bool = { $0.isWhitespace }
  ) -> SubSequence {
    let head = drop(while: isEdge)
    let end = head.lastIndex { !isEdge($0) }.map { head.index(after: $0) }
    return head[..<(end ?? head.endIndex)]
  }
}

extension String {
  /// The text at the left of a column of so many characters.
  package func leftAligned(in width: Int) -> String { self + space(in: width) }

  /// The text at the right of a column of so many characters.
  package func rightAligned(in width: Int) -> String { space(in: width) + self }

  private func space(in width: Int) -> String {
    String(repeating: " ", count: Swift.max(width - count, 0))
  }
}
