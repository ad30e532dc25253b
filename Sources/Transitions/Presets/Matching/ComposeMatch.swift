import SegueGeometry
import SegueMotion
import SegueTransitions

/// Compose's shared elements and bounds: a spring moves the four sides of the box.
///
/// In the overlay nothing cuts a box but the shared one around it, which is `ParentClip`.
struct ComposeMatch: MatchRule, Hashable {
  /// Treatments of a picture whose box changes its size.
  enum Resizing { case remeasure, scaleToBounds }

  var resizing: Resizing
  /// The spec of the box's movement.
  var bounds = ComposeSpec.spring(stiffness: 400)
  /// The transitions by which the arriving content of shared bounds comes, and the leaving one goes.
  var enter = EnterTransition.fadeIn()
  var exit = ExitTransition.fadeOut()

  func style(for pair: SharedPair, in context: TransitionContext) -> MatchStyle {
    let run = bounds.run(over: pair.ways, threshold: 0.5)
    guard resizing == .scaleToBounds else {
      var style = MatchStyle(run, contents: .only(.insertion), fit: ContentFit(.automatic))
      style.steps = .frame
      style.clipping = .parent
      return style
    }
    let fade = ContentFade(leaving: exit.effects.stretch, arriving: enter.effects.stretch)
    var style = MatchStyle(run, contents: .both(fade, above: .insertion), fit: ContentFit(.width))
    style.blendsLooks = false
    style.steps = .position
    style.clipping = .parent
    let effects = [Role.removal: exit.effects, .insertion: enter.effects]
    for (role, effects) in effects {
      guard let element = pair[role] else { continue }
      let effect = effects.picture(sized: element.place.frame.size, on: context.stage)
      if !effect.isEmpty { style.effects[role] = effect }
    }
    return style
  }

  /// The rule whose contents come and go in other ways.
  func showing(_ enter: EnterTransition?, _ exit: ExitTransition?) -> ComposeMatch {
    var rule = self
    if let enter { rule.enter = enter }
    if let exit { rule.exit = exit }
    return rule
  }
}

extension ContentEffects {
  /// The stretch in which a content of shared bounds fades that is not seen at all before or after.
  fileprivate var stretch: ContentFade.Stretch? {
    guard let fade, fade.opacity == 0 else { return nil }
    return ContentFade.Stretch(fade.spec.run(over: [1], threshold: 0.01))
  }

  /// Returns the further effects on a content in its animated bounds, which is as large as `full` when they are
  /// at its place.
  ///
  /// Content scale acts inside of that. A change of room or a veil is left out.
  fileprivate func picture(sized full: Size, on stage: TransitionEnvironment) -> PictureEffect {
    var effect = PictureEffect()
    if let fade, fade.opacity != 0 {
      let run = fade.spec.run(over: [1 - fade.opacity], threshold: 0.01)
      effect.opacity = .init(fade.opacity, run)
    }
    if let scale {
      let run = scale.spec.run(over: [1 - scale.factor], threshold: 0.01)
      effect.scale = .init(scale.factor, run)
      effect.origin = scale.origin
    }
    if let slide, case .offset(let x, let y) = slide.way {
      let way = Vector(
        x.length(of: full.width, scale: stage.scale), y.length(of: full.height, scale: stage.scale))
      let run = slide.spec
        .run(over: [way.dx * stage.scale, way.dy * stage.scale], threshold: 1)
      effect.translation = .init(way, run.inPixels(of: stage))
    }
    return effect
  }
}

extension SharedPair {
  /// The deltas of the box's sides, left, top, right and bottom, if they are large enough to be seen.
  fileprivate var ways: [Double] {
    guard let (removal, insertion) = both else { return [1] }
    let (start, end) = (removal.place.frame, insertion.place.frame)
    let ways = [
      end.minX - start.minX, end.minY - start.minY, end.maxX - start.maxX, end.maxY - start.maxY,
    ].filter { $0.magnitude > 0.5 }
    return ways.isEmpty ? [1] : ways
  }
}
