/// Kinds of continuation beyond a gradient's ends, in the words of SVG.
public enum GradientSpread: String, Hashable, Sendable, CaseIterable {
  /// The first color and the last.
  case pad
  /// The same way again, from its start.
  case `repeat`
  /// The same way again, there and back.
  case reflect
}
