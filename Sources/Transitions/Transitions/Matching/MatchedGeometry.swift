public import SegueGeometry

/// Geometry that the pictures of an element take over from the box that moves between their places, in the
/// words of SwiftUI's matched geometry.
public struct MatchedGeometry: Hashable, Sendable {
  /// The parts of a place.
  public enum Properties: String, Hashable, Sendable, CaseIterable {
    /// The place and the size.
    case frame
    /// The place of the anchor alone: each picture is as large as on its screen.
    case position
    /// The size alone: the top left corner of each picture stays where it is.
    case size
  }

  /// Properties that the pictures take over.
  public var properties = Properties.frame
  /// The point that the box and a picture have in common when the picture has a size of its own.
  public var anchor = UnitPoint.center
  /// The screens whose pictures stay on their places.
  public var resting: Set<Role> = []

  /// The geometry in which both pictures fill the box.
  public init() {}

  /// Returns the box of the picture whose place on its screen is `own`.
  func box(of own: Rect, as role: Role, in shared: Rect) -> Rect {
    if resting.contains(role) { return own }
    switch properties {
    case .frame: return shared
    case .size: return Rect(origin: own.origin, size: shared.size)
    case .position:
      return Rect(
        origin: shared.point(at: anchor) - anchor.offset(in: own.size), size: own.size)
    }
  }
}
