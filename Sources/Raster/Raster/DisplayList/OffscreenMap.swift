/// Mapping from each pixel of the canvas to a point of a finished layer.
///
/// The layer's pixels count as those of a picture whose first pixel is the one at (0, 0) of the layer's
/// own plane, wherever its region begins; so what is cut off the layer moves nothing.
public struct OffscreenMap: Hashable, Sendable {
  /// Kinds of mapping from pixels to points.
  public enum Form: Hashable, Sendable {
    /// Along straight lines at even steps.
    case straight(SamplingMap)
    /// In perspective.
    case projected(ProjectiveMap)
  }

  /// Mapping from pixels to points.
  public var form: Form
  /// The level of detail, in 1/65 536 (see `SamplingMap.level`).
  ///
  /// A layer that is blurred has no details that could be missed, so that 0 is enough however much it
  /// shrinks.
  public var level: Int
  /// A projection is divided at every column of the canvas that is a multiple of this power of two, and
  /// runs straight between; at most 16.
  public var division: Int

  /// The map of this form.
  public init(_ form: Form, level: Int = 0, division: Int = 16) {
    self.form = form
    self.level = level
    self.division = division
  }
}

extension OffscreenMap: CustomStringConvertible {
  /// The map, the level where it is not zero, and the division where it is not 16.
  public var description: String {
    let text =
      switch form {
      case .straight(let map): "\(map)"
      case .projected(let map): "\(map)"
      }
    return text + (level == 0 ? "" : " level \(Double(level) / 65_536)")
      + (division == 16 ? "" : " every \(division)")
  }
}
