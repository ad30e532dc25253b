public import SegueGeometry

/// What becomes of what only one of the screens has: it leaves its screen and comes or goes above both.
public struct LonerStyle: Hashable, Sendable {
  /// How a thing goes that the arriving screen lacks; `nil` if it stays as it is until the end.
  public var leaving: ElementEffect?
  /// How a thing comes that the leaving screen lacks; `nil` if it is there from the beginning.
  public var arriving: ElementEffect?

  /// The style with these parts.
  public init(leaving: ElementEffect? = nil, arriving: ElementEffect? = nil) {
    self.leaving = leaving
    self.arriving = arriving
  }

  /// What is alone fades.
  public init(_ fade: ContentFade) {
    self.init(
      leaving: fade.leaving.map { ElementEffect(fading: $0) },
      arriving: fade.arriving.map { ElementEffect(fading: $0) })
  }

  /// How a thing of one of the screens comes or goes.
  public subscript(role: Role) -> ElementEffect? {
    role == .removal ? leaving : arriving
  }
}

/// How an element looks where it is not seen yet, or no more, and how it gets from there or to there.
public struct ElementEffect: Hashable, Sendable {
  /// How much of it is seen, of what is seen at rest.
  public var opacity: Double
  /// How far from its place it is.
  public var translation = Vector.zero
  /// How much larger it is.
  public var scale: SIMD2<Double> = [1, 1]
  /// How far it is turned.
  public var rotation = Angle.zero
  /// When all of that changes; only the opacity does so in a part of the way.
  public var stretch: ContentFade.Stretch

  /// An effect of nothing but opacity.
  public init(fading stretch: ContentFade.Stretch, opacity: Double = 0) {
    self.opacity = opacity
    self.stretch = stretch
  }
}
