extension Text {
  /// The part of a line that gives way where it is too long.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Letters that are all large, or all small.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}
