import SegueMotion
import SegueMotionDescriptions
import SegueReports
import SegueSceneGraph

extension PreviewedFilm {
  /// Adds what is known of a scene without drawing it: marks, movements, curves.
  mutating func describe(_ scene: AnimatedScene) {
    marks = scene.marks.map { Mark($0.name, at: $0.time.milliseconds) }
    var sheet = MovementSheet()
    let ends = scene.epochs.dropFirst().map(\.start) + [max(scene.duration, .zero)]
    for (epoch, end) in zip(scene.epochs, ends) { sheet.add(epoch, until: end, of: scene) }
    lanes = sheet.lanes
    curves = sheet.curves
  }
}

/// Collects the movements of all epochs of a scene by layer.
private struct MovementSheet {
  private(set) var lanes: [PreviewedLane] = []
  private(set) var curves: [PreviewedCurve] = []
  /// The paces of the curves; `nil` for those of friction, which each belong to one movement.
  private var paces: [TimingCurve?] = []
  private var legend = CurveLegend()
  /// Number of samples in a drawn curve.
  private static let samples = 96

  init() {}

  /// Adds what moves from the beginning of an epoch to its end.
  mutating func add(_ epoch: Epoch, until end: Time, of scene: AnimatedScene) {
    let painted = Scene(
      canvas: scene.canvas, tree: epoch.tree, properties: epoch.tree.properties)
    var order = [Int](repeating: 0, count: epoch.tree.nodes.count)
    for (place, item) in painted.items.enumerated() { order[item.source] = place }
    let entries = epoch.timeline.entries.enumerated().sorted { a, b in
      (order[a.element.layer], a.offset) < (order[b.element.layer], b.offset)
    }
    for (_, entry) in entries {
      guard let span = epoch.span(of: entry, until: end, at: scene.frameRate) else { continue }
      let name = epoch.tree.nodes[entry.layer].id.name
      let plain = MovementDescription(
        entry.property, entry.animation, on: epoch.tree.nodes[entry.layer].properties)
      let user = "\(name) \(entry.property.name)"
      if case .coasting(let coast) = entry.animation.course {
        note(CoastDescription(coast, of: entry.property), coast, movedBy: user)
      }
      note(entry.animation, movedBy: user)
      let bar = PreviewedMovement.Bar(
        span.lowerBound.milliseconds...span.upperBound.milliseconds, way: plain.way,
        manner: plain.manner(&legend))
      add(bar, of: entry.property.name, to: name)
    }
  }

  /// Puts a movement beside the others of its property, or below them where they overlap.
  private mutating func add(
    _ bar: PreviewedMovement.Bar, of property: String, to layer: String
  ) {
    let movement = PreviewedMovement(property: property, bars: [bar])
    guard let lane = lanes.firstIndex(where: { $0.layer == layer }) else {
      lanes.append(PreviewedLane(layer: layer, movements: [movement]))
      return
    }
    let place = lanes[lane].movements.firstIndex { known in
      known.property == property
        && known.bars.allSatisfy { $0.span.upperBound <= bar.span.lowerBound }
    }
    if let place {
      lanes[lane].movements[place].add(bar)
    } else {
      lanes[lane].movements.append(movement)
    }
  }

  /// Notes how far friction lets a value come, in parts of its way.
  private mutating func note(_ plain: CoastDescription, _ coast: CoastTrack, movedBy user: String) {
    let values = (0...Self.samples).map { index in
      coast.share(at: coast.duration * Double(index) / Double(Self.samples))
    }
    paces.append(nil)
    curves.append(
      PreviewedCurve(
        name: plain.name, details: plain.text, users: [user], milliseconds: coast.duration * 1000,
        values: values))
  }

  /// Notes the curves of an animation, each once.
  private mutating func note(_ animation: Animation, movedBy user: String) {
    for (pace, time) in animation.paces {
      if let place = paces.firstIndex(of: pace) {
        if !curves[place].users.contains(user) { curves[place].users.append(user) }
        continue
      }
      paces.append(pace)
      curves.append(
        PreviewedCurve(pace, name: legend.word(for: pace), users: [user], lasting: time.seconds))
    }
  }
}

extension PreviewedMovement {
  /// Adds a bar, or the rest of the last one: a movement goes on where layers elsewhere come or go.
  fileprivate mutating func add(_ bar: Bar) {
    if let last = bars.last, last.span.upperBound == bar.span.lowerBound,
      (last.way, last.manner) == (bar.way, bar.manner)
    {
      bars[bars.count - 1].span = last.span.lowerBound...bar.span.upperBound
    } else {
      bars.append(bar)
    }
  }
}

extension Animation {
  /// The curves that are worth a graph, each with how long it takes.
  fileprivate var paces: [(TimingCurve, Time)] {
    var paces: [(TimingCurve, Time)] = isCoasting ? [] : [(pace, timing.duration)]
    if case .keyframes(let keyframes) = course {
      paces += zip(keyframes.easings, zip(keyframes.times, keyframes.times.dropFirst())).map {
        easing, times in
        (.easing(easing), .seconds((times.1 - times.0) * timing.duration.seconds))
      }
    }
    paces += groups.map { ($0.pace, $0.timing.duration) }
    let telling = paces.filter { $0.0 != .linear }
    return telling.isEmpty && !isCoasting ? [(.linear, timing.duration)] : telling
  }
}
