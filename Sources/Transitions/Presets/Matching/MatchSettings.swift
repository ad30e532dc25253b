public import SegueGeometry
public import SegueMotion
public import SegueTransitions

/// What an author changes about how shared things move; whatever is `nil` stays as it is.
public struct MatchSettings: Hashable, Sendable {
  /// Whose way it is.
  public var dialect: MatchDialect?
  /// The curve or the spring of the box.
  public var pace: Pace?
  /// How long the box moves.
  public var duration: Time?
  /// How much later everything begins.
  public var delay: Time?
  /// One thing after the other.
  public var cascade: Cascade?
  /// Which way the box bends.
  public var arc: ArcMode?
  /// Which points of the box move on the arc.
  public var guide: RectArc.Guide?
  /// How a picture fits into the box.
  public var fit: ContentFit.Mode?
  /// Which point of a picture stays on the same point of the box.
  public var alignment: UnitPoint?
  /// Whether a thing inside of another one moves inside of it.
  public var nests: Bool?
  /// How high the box lies.
  public var zIndex: Double?
  /// Whether the box cuts what it shows; an `OverlayClip` of Compose's.
  public var clips: Bool?
  /// What cuts the box.
  public var clipping: MatchStyle.Clipping?
  /// Whether pictures move above the screens, and not inside of them; Compose's
  /// `renderInOverlayDuringTransition`.
  public var isAbove: Bool?
  /// How large the place of a picture is on its screen; Compose's `placeholderSize`.
  public var placeholder: MatchStyle.Placeholder?
  /// How the arriving content of Compose's shared bounds comes.
  public var enter: EnterTransition?
  /// How the leaving content of Compose's shared bounds goes.
  public var exit: ExitTransition?
  /// What pictures take over from the box.
  public var properties: MatchedGeometry.Properties?
  /// What the box and a picture of another size have in common.
  public var anchor: UnitPoint?
  /// Whether the element says where others of its key are.
  public var isSource: Bool?
  /// Whether a thing without a partner lies above the screens, too.
  public var isLifted: Bool?
  /// How the leaving picture goes.
  public var leaving: EffectSettings?
  /// How the arriving picture comes.
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
    if let isLifted { style.loners = isLifted ? style.loners ?? LonerStyle() : nil }
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
    style.loners = LonerStyle(
      leaving: leaving?.effect(changing: style.loners?.leaving, run) ?? style.loners?.leaving,
      arriving: arriving?.effect(changing: style.loners?.arriving, run) ?? style.loners?.arriving)
    return style
  }
}
