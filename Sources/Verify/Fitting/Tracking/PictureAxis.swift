/// A direction along which positions are measured.
public enum PictureAxis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case x
  /// From top to bottom.
  case y
}
