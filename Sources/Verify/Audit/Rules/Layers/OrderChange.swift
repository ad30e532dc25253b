import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTextSupport

/// no layer passes through another one in sight.
///
/// Order can change where an epoch begins, and where something moves layers' `zPosition`.
struct OrderChange: AuditRule {
  let rule = GuidelineRule.orderChange
  let measures: [Measure] = [.orderChange]
  let summary = "no layer comes before another one while both are seen to overlap"
  let remedy = "let the order change while the two are apart, or while one of them is not seen"

  /// The most layers of a moment that are compared with each other, the largest first.
  private static let mostLayers = 48
  /// The most moments that are looked at.
  private static let mostMoments = 600

  func findings(in audit: AuditContext) -> [AuditFinding] {
    var worst: [[String]: AuditFinding] = [:]
    for (before, after) in pairs(audit.film).prefix(Self.mostMoments)
    where !audit.view.work.isSpent {
      let time = after
      let scenes = [before, after].map { audit.film.scene(at: $0) }
      audit.view.work.take(scenes[0].items.count + scenes[1].items.count)
      let changes = changed(seen(in: scenes[0], audit.stage), seen(in: scenes[1], audit.stage))
      for change in changes where worst[change.names] == nil {
        let share = change.area / audit.stage.area
        worst[change.names] = audit.finding(
          self, .orderChange, value: share, of: change.names[0], during: time...time
        ) { _ in
          "it and '\(change.names[1].visible)' change their order at"
            + " \(NumberText.format(time.milliseconds, atMost: 1)) ms, and overlap in"
            + " \(NumberText.format(share * 100, atMost: 1)) % of the window"
        }
      }
    }
    return worst.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  /// Moments just before and just after the order may change.
  private func pairs(_ film: AnimatedScene) -> [(before: Time, after: Time)] {
    let tick = Time(nanoseconds: 1)
    let starts = film.epochs.dropFirst().map(\.start).filter { $0 <= film.duration }
    var pairs = starts.map { (before: $0 - tick, after: $0) }
    let moves = film.epochs.contains { epoch in
      epoch.timeline.entries.contains { $0.property == .zPosition }
    }
    if moves {
      let times = (0..<film.frameCount).map {
        Time.seconds(film.frameRate.time(ofFrame: $0).seconds())
      }
      pairs += zip(times, times.dropFirst()).map { (before: $0, after: $1) }
    }
    return pairs
  }

  private struct Shown {
    let name: String
    let box: Rect
    /// The layers around it.
    let around: Set<Int>
    let index: Int
  }

  /// Returns the visible boxes at a moment, from the bottom to the top: those that show something themselves.
  private func seen(in scene: Scene, _ stage: Rect) -> [Shown] {
    let projections = scene.projections
    var shown: [Shown] = []
    for (index, item) in scene.items.enumerated() where item.properties.showsSomething {
      var (around, opacity, next) = (Set<Int>(), item.properties.opacity, item.parent)
      var isHidden = item.isMask || item.properties.isHidden
      while let parent = next {
        around.insert(parent)
        opacity *= scene.items[parent].properties.opacity
        if scene.items[parent].properties.isHidden || scene.items[parent].isMask { isHidden = true }
        next = scene.items[parent].parent
      }
      guard !isHidden, opacity > 0.5,
        let quad = projections[index].map(item.properties.bounds),
        item.properties.isDoubleSided || !quad.showsBack,
        let box = stage.intersection(quad.boundingBox), box.area > stage.area / 100
      else { continue }
      shown.append(Shown(name: item.id.name, box: box, around: around, index: index))
    }
    let largest = shown.sorted { $0.box.area > $1.box.area }.prefix(Self.mostLayers)
    return largest.sorted { $0.index < $1.index }
  }

  /// Pairs whose order is another one, and in how much of the window they overlap before and after.
  private func changed(_ old: [Shown], _ new: [Shown]) -> [(names: [String], area: Double)] {
    let places = Dictionary(new.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var changes: [(names: [String], area: Double)] = []
    for (index, low) in old.enumerated() {
      guard let lowPlace = places[low.name] else { continue }
      for high in old[(index + 1)...] where !high.around.contains(low.index) {
        guard let highPlace = places[high.name], highPlace < lowPlace else { continue }
        let areas = [(low.box, high.box), (new[lowPlace].box, new[highPlace].box)].map {
          $0.intersection($1)?.area ?? 0
        }
        let area = areas.min() ?? 0
        if area > 0 { changes.append(([low.name, high.name], area)) }
      }
    }
    return changes
  }
}

extension LayerProperties {
  /// True if the layer shows anything besides its children.
  fileprivate var showsSomething: Bool { background != nil || content != .none }
}

extension Measure {
  /// The part of the window in which two layers change their order.
  static let orderChange = Measure("orderChange", in: .share, defect: Limit(warning: 0.01))
}
