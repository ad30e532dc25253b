extension MatchStyle {
  /// Clips of a box while it lies above the screens.
  public enum Clipping: String, Hashable, Sendable, CaseIterable {
    /// All that cuts the pictures on their screens.
    case ancestors
    /// The shared thing inside of which it moves, and nothing else.
    case parent
    /// Nothing: it moves by itself, inside of no other one.
    case none
  }

  /// Sizes of the placeholder that a picture has in the layout of its screen.
  public enum Placeholder: String, Hashable, Sendable, CaseIterable {
    /// As large as the picture at rest: nothing else moves.
    case content
    /// As large as the moving box: what comes after the picture in the layer around both makes room.
    case animated
  }
}
