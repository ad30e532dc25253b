#if !WIDE_KERNELS
  /// Forms of a wipe mask's value at a place (u, v) of its plane.
  @frozen
  public enum FieldForm: Hashable, Sendable, CaseIterable {
    /// u.
    case along
    /// |u|.
    case apart
    /// The distance from the origin.
    case distance
    /// u·v.
    case product
    /// The angle from the v axis, positive on the side of u, in radians.
    case angle
    /// A random number of the whole place next to (u, v).
    case grain
    /// u, and a random number of the row next to v.
    case streaksAcross
    /// u, and a random number of the column next to v.
    case streaksDown
  }

  /// Neighboring pixels of a row on the plane of a field, and what becomes of its values.
  ///
  /// Places are counted from one pixel, the anchor, and not from the first that is asked for: so a
  /// pixel has the same coverage in whatever row it is found.
  @frozen
  public struct FieldRow: Hashable, Sendable {
    /// Form of the values.
    public var form: FieldForm
    /// The place of the anchor.
    public var place: SIMD2<Float>
    /// Increment per pixel to the right.
    public var step: SIMD2<Float>
    /// The number of pixels from the anchor to the first one.
    public var first: Int
    /// Number that is added to the values, or from which they are subtracted.
    public var offset: Float
    /// True if the values are subtracted.
    public var falls: Bool
    /// True if the sum covers a pixel where it is above 0, and not by degrees from 0 to 1.
    public var isHard: Bool

    /// Pixels from an anchor on.
    @inlinable
    public init(
      _ form: FieldForm, place: SIMD2<Float>, step: SIMD2<Float>, first: Int, offset: Float,
      falls: Bool, isHard: Bool
    ) {
      self.form = form
      self.place = place
      self.step = step
      self.first = first
      self.offset = offset
      self.falls = falls
      self.isHard = isHard
    }
  }
#endif
