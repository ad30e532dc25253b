public import SegueGeometry

/// Style of elements that only one of the screens has: they leave their screen and come or go above both.
public struct UnmatchedStyle: Hashable, Sendable {
  /// Effect by which an element goes that the arriving screen lacks; `nil` if it stays as it is until the end.
  public var leaving: ElementEffect?
  /// Effect by which an element comes that the leaving screen lacks; `nil` if it is there from the beginning.
  public var arriving: ElementEffect?

  /// The style with these parts.
  public init(leaving: ElementEffect? = nil, arriving: ElementEffect? = nil) {
    self.leaving = leaving
    self.arriving = arriving
  }

  /// Creates a style that fades unmatched elements.
  public init(_ fade: ContentFade) {
    self.init(
      leaving: fade.leaving.map { ElementEffect(fading: $0) },
      arriving: fade.arriving.map { ElementEffect(fading: $0) })
  }

  /// Effect by which an element of one of the screens comes or goes.
  public subscript(role: Role) -> ElementEffect? {
    role == .removal ? leaving : arriving
  }
}

/// Look of an element that is not yet or no longer visible, and the timing of its change from or to that.
public struct ElementEffect: Hashable, Sendable {
  /// Opacity relative to that at rest.
  public var opacity: Double
  /// Offset from its place.
  public var translation = Vector.zero
  /// Scale relative to its size.
  public var scale: SIMD2<Double> = [1, 1]
  /// Rotation angle.
  public var rotation = Angle.zero
  /// Stretch in which all of that changes; only the opacity does so in a part of the path.
  public var stretch: ContentFade.Stretch

  /// An effect of nothing but opacity.
  public init(fading stretch: ContentFade.Stretch, opacity: Double = 0) {
    self.opacity = opacity
    self.stretch = stretch
  }
}
