import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueGeometry

/// Phase of a view that scrolls into sight or out of it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// Ways in which a view goes from one phase to the next as it scrolls.
public struct ScrollTransitionConfiguration: Sendable {
  enum Form { case animated(Animation), interactive(UnitCurve), identity }

  /// Share of a view that is seen when it is fully there.
  public struct Threshold: Sendable {
    let share: Double
    public static let visible = Threshold(share: 1)
    public static let hidden = Threshold(share: 0)
    public static var centered: Threshold { visible }
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }
  }

  let form: Form
  var threshold = Threshold.visible

  public static func animated(_ animation: Animation = .default) -> Self {
    Self(form: .animated(animation))
  }
  public static let animated = Self(form: .animated(.default))
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(form: .interactive(timingCurve))
  }
  public static let interactive = Self(form: .interactive(.easeInOut))
  public static let identity = Self(form: .identity)

  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

/// Place of a view that scrolls, as its transition sees it.
@MainActor
private struct ScrollSight {
  /// Share of the view that is seen.
  let share: Double
  /// The phase at which it is when it is not seen.
  let side: ScrollTransitionPhase

  init?(of element: Element, along axis: Axis?) {
    guard let scrolling = element.node.scrollingAround?.scrolling else { return nil }
    let axis = axis ?? (scrolling.axes.contains(.vertical) ? .vertical : .horizontal)
    let (box, visible) = (scrolling.box(of: element), scrolling.visibleBox)
    let (start, end) = axis == .vertical ? (box.minY, box.maxY) : (box.minX, box.maxX)
    let (least, most) =
      axis == .vertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let seen = max(min(end, most) - max(start, least), 0)
    share = end > start ? Double(min(seen / (end - start), 1)) : 1
    side = start + end < least + most ? .topLeading : .bottomTrailing
  }

  /// The looks on the way from those of a phase out of sight to those in sight.
  func looks(
    _ configuration: ScrollTransitionConfiguration, _ looks: (ScrollTransitionPhase) -> VisualLooks
  ) -> VisualLooks {
    let part = configuration.threshold.share > 0 ? min(share / configuration.threshold.share, 1) : 1
    switch configuration.form {
    case .identity: return looks(.identity)
    case .animated(let animation):
      var reached = looks(part >= 1 ? .identity : side)
      reached.animation = animation
      return reached
    case .interactive(let curve):
      return looks(.identity).blended(with: looks(side), by: 1 - curve.value(at: part))
    }
  }
}

extension VisualLooks {
  /// The looks a part of the way to others.
  nonisolated fileprivate func blended(with other: VisualLooks, by part: Double) -> VisualLooks {
    var result = VisualLooks()
    let (from, to) = (self, other)
    result.maps = [
      { size in
        let entries = zip(from.map(size).map.entries, to.map(size).map.entries)
          .map { $0 + ($1 - $0) * part }
        return Transform(entries: entries).map { CATransform3D($0) } ?? CATransform3DIdentity
      }
    ]
    // Filters are blended where both have the same ones.
    let areAlike = filters.map(\.kind) == other.filters.map(\.kind)
    result.filters =
      areAlike
      ? zip(filters, other.filters).map { from, to in
        FilterEffect(kind: from.kind, amount: from.amount + (to.amount - from.amount) * part)
      } : other.filters
    result.opacity = opacity + (other.opacity - opacity) * part
    return result
  }
}

extension View {
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { element in
        let looks: (ScrollTransitionPhase) -> VisualLooks = {
          transition(EmptyVisualEffect(), $0).looks
        }
        return ScrollSight(of: element, along: axis)?.looks(configuration, looks)
          ?? looks(.identity)
      })
  }
}
