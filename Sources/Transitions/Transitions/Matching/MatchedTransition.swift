package import SegueGeometry
package import SegueMotion
import SegueSceneGraph

/// A rule for how what two screens share moves.
package protocol MatchRule: Sendable {
  /// Returns the style by which the pictures of one element go from the one place to the other.
  func style(for pair: SharedPair, in context: TransitionContext) -> MatchStyle

  /// Matching of layers that show the same element.
  var matching: Matching { get }

  /// The screen in whose order things are drawn above each other; of the others, old ones lie below all
  /// that and new ones above it.
  var order: Role { get }

  /// The rule where screens take so long to be exchanged.
  func along(_ duration: Time) -> any MatchRule
}

extension MatchRule {
  /// Things are drawn as on the arriving screen.
  package var order: Role { .insertion }

  /// The rule itself: things take their own time.
  package func along(_ duration: Time) -> any MatchRule { self }

  /// Layers with one key.
  package var matching: Matching { .keys }
}

extension MatchStyle: MatchRule {
  /// The style itself, for everything and both ways.
  package func style(for pair: SharedPair, in context: TransitionContext) -> MatchStyle { self }
}

/// A rule by which what two screens share leaves them and moves above both, while they are exchanged
/// by another rule.
package struct MatchedTransition: DecoratedTransition {
  /// Transition between the screens.
  package let base: any ScreenTransition
  /// Rule for the movement of shared elements.
  package let rule: any MatchRule
  /// True if the author asked for it, and would miss elements that the screens do not share.
  private let isAsked: Bool

  /// The rule around another one.
  ///
  /// - Parameter isAsked: whether it is a surprise when the screens share nothing.
  package init(_ base: any ScreenTransition, _ rule: any MatchRule, isAsked: Bool = true) {
    self.base = base
    self.rule = rule
    self.isAsked = isAsked
  }

  /// The plan of the rule below, above which things move that it does not move itself.
  ///
  /// Of two such rules around each other, the outer one counts.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    if context.isMatched { return base.plan(for: context) }
    var matched = context
    matched.isMatched = true
    let plan = base.plan(for: matched)
    // What the rule below has taken out of its screen itself is not moved twice.
    let left = context.shared.filter { pair in
      !Role.allCases.contains { plan.lifted.contains(HoistedElement($0, pair.key)) }
    }
    let rule = rule.along(plan.duration)
    return plan.showing(left.drawn(as: rule.order), on: context.stage) {
      rule.style(for: $0, in: context)
    }
  }

  /// The rule around another one.
  package func around(_ base: any ScreenTransition) -> any ScreenTransition {
    MatchedTransition(base, rule, isAsked: isAsked)
  }

  /// Matching of layers that show the same element.
  package var matching: Matching? { rule.matching }

  /// Target of the rule below, or else, if the author asked for a match, a shared element.
  package var target: SharedTarget? { base.target ?? (isAsked ? .element : nil) }

  /// The screens are exchanged by the rule below alone.
  package var fallback: String? {
    isAsked ? "they are exchanged as if there were no 'match'" : base.fallback
  }

  /// The previews of the rule below; a finger leads the transition itself where something is shared, with
  /// all that moves above the screens.
  package var previewed: (any PreviewedTransition)? {
    base.previewed.map { UnsharedPreviews(base: self, preview: $0) }
  }
}

/// The previews of transitions in which nothing is shared.
private struct UnsharedPreviews: PreviewedTransition, DecoratedTransition {
  let base: any ScreenTransition
  let preview: any PreviewedTransition

  var previewed: (any PreviewedTransition)? { self }

  func around(_ base: any ScreenTransition) -> any ScreenTransition { base.previewed ?? base }

  func preview(for context: TransitionContext) -> TransitionPlan? {
    context.shared.contains { $0.both != nil } ? nil : preview.preview(for: context)
  }

  func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan {
    preview.commit(context, after: release)
  }

  func cancellation(_ context: TransitionContext, after release: Release) -> TransitionTiming {
    preview.cancellation(context, after: release)
  }
}

extension [SharedPair] {
  /// The pairs in the order of one of the screens.
  ///
  /// What it lacks lies above all that is behind it on the other one; what only a screen before it has
  /// lies below what is new.
  fileprivate func drawn(as role: Role) -> [SharedPair] {
    let ordered = { (role: Role) in
      filter { $0[role] != nil }.sorted { ($0[role]?.order ?? 0) < ($1[role]?.order ?? 0) }
    }
    var result = ordered(role)
    if role == .removal { return result + filter { $0.removal == nil } }
    var place = 0
    for pair in ordered(.removal) {
      if let index = result.firstIndex(where: { $0.key == pair.key }) {
        // Where the screens disagree, what leaves keeps the order it had.
        place = Swift.max(place, index + 1)
      } else {
        result.insert(pair, at: place)
        place += 1
      }
    }
    return result
  }
}

extension TransitionPlan {
  /// The plan, and above its screens what they share.
  fileprivate func showing(
    _ pairs: [SharedPair], on stage: TransitionEnvironment, by style: (SharedPair) -> MatchStyle
  ) -> TransitionPlan {
    let planner = MatchPlanner(placed(pairs, on: stage), on: stage, style)
    var plan = self
    plan.layers += planner.layers
    plan.lifted.formUnion(planner.lifted)
    plan.duration = max(duration, planner.layers.flatMap(\.allMovements).map(\.end).max() ?? .zero)
    return plan
  }

  /// The pairs where the plan has put their screens when it begins and when it ends.
  private func placed(_ pairs: [SharedPair], on stage: TransitionEnvironment) -> [SharedPair] {
    guard keepsRemoval else { return pairs }
    let start = projection(of: .removal, at: .zero, on: stage)
    let end = projection(of: .insertion, at: duration, on: stage)
    return pairs.map { pair in
      var pair = pair
      if let start, start != .identity { pair.removal = pair.removal?.moved(by: start) }
      if let end, end != .identity { pair.insertion = pair.insertion?.moved(by: end) }
      return pair
    }
  }
}

extension Movement {
  /// End of the movement.
  fileprivate var end: Time { animation.timing.begin + animation.timing.duration }
}

extension SharedElement {
  /// The element of a screen that stands elsewhere on the stage.
  fileprivate func moved(by map: Projection) -> SharedElement {
    guard
      let placed = StagePlace(
        place.frame.size,
        mapped: Projection(.translation(place.frame.origin - .zero)).followed(by: map))
    else { return self }
    var element = self
    element.place = placed
    element.place.scale *= place.scale
    element.place.rotation = .degrees(place.rotation.degrees + placed.rotation.degrees)
    element.window = window.flatMap { window in
      map.map(window.frame).map { SharedElement.Window($0.boundingBox) }
    }
    return element
  }
}

/// Geometry that the pictures of an element take over from the box that moves between their places, in the
/// words of SwiftUI's matched geometry.
package struct MatchedGeometry: Hashable, Sendable {
  /// The parts of a place.
  package enum Properties: String, Hashable, Sendable, CaseIterable {
    /// The place and the size.
    case frame
    /// The place of the anchor alone: each picture is as large as on its screen.
    case position
    /// The size alone: the top left corner of each picture stays where it is.
    case size
  }

  /// Properties that the pictures take over.
  package var properties = Properties.frame
  /// The point that the box and a picture have in common when the picture has a size of its own.
  package var anchor = UnitPoint.center
  /// The screens whose pictures stay on their places.
  package var resting: Set<Role> = []

  /// The geometry in which both pictures fill the box.
  package init() {}

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
