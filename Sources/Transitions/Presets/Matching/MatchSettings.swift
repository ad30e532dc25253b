package import SegueGeometry
package import SegueMotion
package import SegueTransitions

/// An author's changes to the movement of shared elements; whatever is `nil` stays as it is.
package struct MatchSettings: Hashable, Sendable {
  /// Whose way it is.
  package var dialect: MatchDialect?
  /// The curve or the spring of the box.
  package var pace: TimingCurve?
  /// Duration of the box's movement.
  package var duration: Time?
  /// Delay of everything.
  package var delay: Time?
  /// One thing after the other.
  package var cascade: Cascade?
  /// The bend of the box's path.
  package var arc: PointArc.Mode?
  /// The points of the box that move on the arc.
  package var guide: RectArc.Guide?
  /// The fit of a picture into the box.
  package var fit: ContentFit.Mode?
  /// The point of a picture that stays on the same point of the box.
  package var alignment: UnitPoint?
  /// True if an element inside of another one moves inside of it.
  package var nests: Bool?
  /// The group inside of which the element's group moves; CSS's `view-transition-group`.
  package var grouping: MatchStyle.Grouping?
  /// The stacking order of the box.
  package var zIndex: Double?
  /// True if the box clips its content; an `OverlayClip` of Compose's.
  package var clips: Bool?
  /// The clipping of the box.
  package var clipping: MatchStyle.Clipping?
  /// True if pictures move above the screens, and not inside of them; Compose's
  /// `renderInOverlayDuringTransition`.
  package var isAbove: Bool?
  /// Size of a picture's place on its screen; Compose's `placeholderSize`.
  package var placeholder: MatchStyle.Placeholder?
  /// The transition by which the arriving content of Compose's shared bounds comes.
  package var enter: EnterTransition?
  /// The transition by which the leaving content of Compose's shared bounds goes.
  package var exit: ExitTransition?
  /// The properties that pictures take over from the box.
  package var properties: MatchedGeometry.Properties?
  /// The point that the box and a picture of another size have in common.
  package var anchor: UnitPoint?
  /// True if the element's position is the source for others of its key.
  package var isSource: Bool?
  /// True if an element without a partner lies above the screens, too.
  package var isLifted: Bool?
  /// The effect by which the leaving picture goes.
  package var leaving: EffectSettings?
  /// The effect by which the arriving picture comes.
  package var arriving: EffectSettings?

  /// No change.
  package init() {}

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
    result.grouping = later.grouping ?? grouping
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
    if let nests { (style.nests, style.grouping) = (nests, nil) }
    if let grouping { style.grouping = grouping }
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
