public import SegueGeometry
public import SegueMotion
public import SegueTransitions

/// An author's changes to the movement of shared elements; whatever is `nil` stays as it is.
public struct MatchSettings: Hashable, Sendable {
  /// Whose way it is.
  public var dialect: MatchDialect?
  /// The curve or the spring of the box.
  public var pace: TimingCurve?
  /// Duration of the box's movement.
  public var duration: Time?
  /// Delay of everything.
  public var delay: Time?
  /// One thing after the other.
  public var cascade: Cascade?
  /// The bend of the box's path.
  public var arc: PointArc.Mode?
  /// The points of the box that move on the arc.
  public var guide: RectArc.Guide?
  /// The fit of a picture into the box.
  public var fit: ContentFit.Mode?
  /// The point of a picture that stays on the same point of the box.
  public var alignment: UnitPoint?
  /// True if an element inside of another one moves inside of it.
  public var nests: Bool?
  /// The stacking order of the box.
  public var zIndex: Double?
  /// True if the box clips its content; an `OverlayClip` of Compose's.
  public var clips: Bool?
  /// The clipping of the box.
  public var clipping: MatchStyle.Clipping?
  /// True if pictures move above the screens, and not inside of them; Compose's
  /// `renderInOverlayDuringTransition`.
  public var isAbove: Bool?
  /// Size of a picture's place on its screen; Compose's `placeholderSize`.
  public var placeholder: MatchStyle.Placeholder?
  /// The transition by which the arriving content of Compose's shared bounds comes.
  public var enter: EnterTransition?
  /// The transition by which the leaving content of Compose's shared bounds goes.
  public var exit: ExitTransition?
  /// The properties that pictures take over from the box.
  public var properties: MatchedGeometry.Properties?
  /// The point that the box and a picture of another size have in common.
  public var anchor: UnitPoint?
  /// True if the element's position is the source for others of its key.
  public var isSource: Bool?
  /// True if an element without a partner lies above the screens, too.
  public var isLifted: Bool?
  /// The effect by which the leaving picture goes.
  public var leaving: EffectSettings?
  /// The effect by which the arriving picture comes.
  public var arriving: EffectSettings?

  /// No change.
  public init() {}

  /// These settings, with those that `later` has instead of theirs.
  func changed(by later: MatchSettings) -> MatchSettings {
    var result = self
    result.dialect = later.dialect ?? dialect
    result.pace = later.pace ?? pace
    result.duration = later.duration ?? duration
    result.delay = later.delay ?? delay
    result.cascade = later.cascade ?? cascade
    result.arc = later.arc ?? arc
    result.guide = later.guide ?? guide
    result.fit = later.fit ?? fit
    result.alignment = later.alignment ?? alignment
    result.nests = later.nests ?? nests
    result.zIndex = later.zIndex ?? zIndex
    result.clips = later.clips ?? clips
    result.clipping = later.clipping ?? clipping
    result.isAbove = later.isAbove ?? isAbove
    result.placeholder = later.placeholder ?? placeholder
    result.enter = later.enter ?? enter
    result.exit = later.exit ?? exit
    result.properties = later.properties ?? properties
    result.anchor = later.anchor ?? anchor
    result.isSource = later.isSource ?? isSource
    result.isLifted = later.isLifted ?? isLifted
    result.leaving = later.leaving ?? leaving
    result.arriving = later.arriving ?? arriving
    return result
  }

  /// The style of a library with these changes.
  func changing(_ style: MatchStyle) -> MatchStyle {
    var style = moving(style)
    if let arc { style.arc = arc }
    if let guide { style.guide = guide }
    if let fit { style.fit.mode = fit }
    if let alignment { style.fit.alignment = alignment }
    if let nests { style.nests = nests }
    if let zIndex { style.zIndex = zIndex }
    if let clips { style.clips = clips }
    if let clipping { style.clipping = clipping }
    if let isAbove { style.staysInScreens = !isAbove }
    if let placeholder { style.placeholder = placeholder }
    if let properties { style.geometry.properties = properties }
    if let anchor { style.geometry.anchor = anchor }
    if let isLifted { style.loners = isLifted ? style.loners ?? UnmatchedStyle() : nil }
    return fading(style)
  }

  /// The style at another pace; what fades as the box moves goes on doing so.
  private func moving(_ style: MatchStyle) -> MatchStyle {
    let old = style.run
    let style = style.changingRuns { $0 == old ? $0.changed(pace, duration) : $0 }
    return delay.map { style.delayed(by: $0) } ?? style
  }

  private func fading(_ style: MatchStyle) -> MatchStyle {
    if leaving == nil, arriving == nil { return style }
    var style = style
    let run = style.run
    style.contents = style.contents.fading { fade in
      ContentFade(
        leaving: leaving.map { $0.fade(changing: fade.leaving, run) } ?? fade.leaving,
        arriving: arriving.map { $0.fade(changing: fade.arriving, run) } ?? fade.arriving)
    }
    if isLifted == false { return style }
    style.loners = UnmatchedStyle(
      leaving: leaving?.effect(changing: style.loners?.leaving, run) ?? style.loners?.leaving,
      arriving: arriving?.effect(changing: style.loners?.arriving, run) ?? style.loners?.arriving)
    return style
  }
}
