import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTextSupport

/// a text that rests at the end is neither blurred, turned nor stretched.
struct TextAtRest: AuditRule {
  let rule = GuidelineRule.textAtRest
  let measures: [Measure] = [.restingBlur, .restingWarp]
  let summary = "a text that rests at the end is neither blurred, turned nor stretched"
  let remedy = "let blurs end at 0, and transforms at none"

  func findings(in audit: AuditContext) -> [AuditFinding] {
    let end = audit.film.duration
    let scene = audit.film.scene(at: end)
    let projections = scene.projections
    let moved = audit.film.movingAt(end)
    return scene.items.indices.flatMap { index -> [AuditFinding] in
      let item = scene.items[index]
      guard case .text = item.properties.content, !moved.contains(item.source),
        scene.opacity(of: index, projections) > 0.5
      else { return [] }
      let name = item.id.name
      let blur = scene.blur(of: index)
      let affine = projections[index].affine
      let box = projections[index].map(item.properties.bounds)?.boundingBox
      guard box.flatMap({ audit.stage.intersection($0) }).map({ !$0.isEmpty }) ?? false else {
        return []
      }
      return [
        audit.finding(self, .restingBlur, value: blur, of: name, during: end...end) { _ in
          "its text rests behind a blur of \(NumberText.format(blur, atMost: 1)) points at the end"
        },
        audit.finding(
          self, .restingWarp, value: affine?.warp ?? 1, of: name, during: end...end
        ) { _ in
          "its text rests turned or stretched at the end"
        },
      ].compactMap(\.self)
    }
  }
}

extension AffineTransform {
  /// Distance from a plain scaling, as a part of its size.
  fileprivate var warp: Double {
    let size = max((a * a + b * b).squareRoot(), 1e-9)
    return max((a - d).magnitude, max(b.magnitude, c.magnitude)) / size
  }
}

extension AnimatedScene {
  /// The layers of the last epoch that something still moves at a moment.
  fileprivate func movingAt(_ time: Time) -> Set<Int> {
    guard let epoch = epochs.last(where: { $0.start <= time }) else { return [] }
    let running = epoch.timeline.entries.filter { entry in
      guard let end = entry.animation.end else { return true }
      return epoch.start + end > time
    }
    var moved = Set(running.map(\.layer))
    for index in epoch.tree.nodes.indices {
      if let parent = epoch.tree.nodes[index].parent, moved.contains(parent) { moved.insert(index) }
    }
    return moved
  }
}

extension Scene {
  /// Returns the effective opacity of an item; nothing, where it or a layer around it hides its back and is
  /// turned away.
  fileprivate func opacity(of index: Int, _ projections: [Projection]) -> Double {
    let item = items[index]
    let isTurnedAway = !item.properties.isDoubleSided && projections[index].showsBack
    let own = item.properties.isHidden || isTurnedAway ? 0 : item.properties.opacity
    return item.parent.map { own * opacity(of: $0, projections) } ?? own
  }

  /// The strongest blur on an item or what is around it.
  fileprivate func blur(of index: Int) -> Double {
    let own =
      items[index].properties.filters.map { filter in
        if case .blur(let sigma) = filter { sigma } else { 0 }
      }.max() ?? 0
    return max(own, items[index].parent.map { blur(of: $0) } ?? 0)
  }
}

extension Measure {
  /// A blur on a text at rest, in points.
  static let restingBlur = Measure("restingBlur", in: .points, defect: Limit(warning: 0.5))
  /// A text at rest that is turned or stretched, as a part of its size.
  static let restingWarp = Measure("restingWarp", in: .share, defect: Limit(warning: 0.002))
}
