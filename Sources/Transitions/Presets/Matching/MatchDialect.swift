import SegueMotion
package import SegueTransitions

/// The ways in which platforms and libraries move what two screens share, by name.
package enum MatchDialect: String, CaseIterable, Hashable, Sendable {
  /// SwiftUI's `matchedGeometryEffect`.
  case swiftUI = "swiftui"
  /// Compose's `sharedElement`: the arriving picture alone, set anew in the moving box.
  case compose
  /// Compose's `sharedBounds`: both pictures, scaled to the width of the moving box.
  case composeBounds = "compose-bounds"
  /// The view transitions of CSS: groups whose pictures add their light.
  case css
  /// Flutter's `Hero`.
  case flutter
  /// The library Hero.
  case hero
  /// Figma's smart animate, which matches by name and order too.
  case figma

  /// The rule.
  package var rule: any MatchRule {
    switch self {
    case .swiftUI: SwiftUIMatch()
    case .compose: ComposeMatch(resizing: .remeasure)
    case .composeBounds: ComposeMatch(resizing: .scaleToBounds)
    case .css: CSSMatch()
    case .flutter: FlutterHero()
    case .hero: HeroMatch()
    case .figma: SmartAnimate()
    }
  }

  /// The rule with a `BoundsTransform` of its own; `nil` where a library has none.
  func rule(moving pace: TimingCurve, _ duration: Time?) -> (any MatchRule)? {
    guard self == .compose || self == .composeBounds else { return nil }
    let spec: ComposeSpec =
      switch pace {
      case .spring(let spring, _): .spring(spring, threshold: nil)
      case .easing(let easing):
        .tween(Int((duration?.milliseconds ?? 300).rounded()), easing: easing)
      }
    return ComposeMatch(
      resizing: self == .compose ? .remeasure : .scaleToBounds, bounds: spec)
  }
}
