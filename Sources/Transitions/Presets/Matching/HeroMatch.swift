import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// The behavior of the library Hero for views of one `heroID`.
///
/// The arriving picture fades in above the other one, which stays below it where both are opaque. Both
/// are snapshots, which are stretched to the box; those of image views and plain views fill it anew. The
/// further a view goes and grows, the longer it takes.
struct HeroMatch: MatchRule, Hashable {
  func style(for pair: SharedPair, in context: TransitionContext) -> MatchStyle {
    let run = TransitionTiming(
      Self.duration(of: pair), .easing(Easing(named: "hero.standard") ?? .fastOutSlowIn))
    let isOpaque = Role.allCases.allSatisfy { pair[$0]?.isOpaque ?? true }
    let fade = ContentFade(leaving: isOpaque ? nil : .init(run), arriving: .init(run))
    let isPlain = Role.allCases.allSatisfy { pair[$0]?.isPlain ?? true }
    var style = MatchStyle(
      run, contents: .both(fade, above: .insertion), fit: ContentFit(isPlain ? .resize : .stretch))
    style.nests = false
    style.clipping = .none
    return style
  }

  /// The library's optimized duration: from 208 ms to 375 ms, at 500 points.
  private static func duration(of pair: SharedPair) -> Time {
    guard let (removal, insertion) = pair.both else { return .milliseconds(375) }
    let (start, end) = (removal.place.frame, insertion.place.frame)
    let way = (end.center - start.center).length
    let growth = Vector(end.width - start.width, end.height - start.height).length
    return .seconds(0.208 + min(way + growth, 500) / 3000)
  }
}

extension SharedElement {
  /// True if the element is a picture or a box and nothing else.
  fileprivate var isPlain: Bool {
    if case .text = properties.content { return false }
    return layer.children.isEmpty && layer.mask == nil && !isScreen
  }

  /// True if nothing shines through the element, as far as a view knows that of itself.
  fileprivate var isOpaque: Bool {
    if opacity < 1 { return false }
    if case .image = properties.content { return true }
    guard case .color(let color)? = properties.background else {
      return properties.background != nil
    }
    return color.alpha == 1
  }
}
