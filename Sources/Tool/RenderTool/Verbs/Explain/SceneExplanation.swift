import SegueCommandLine
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueMotionDescriptions
import SegueSceneGraph
import SegueTextSupport

/// The movements in a scene, by the moment from which each runs.
struct SceneExplanation {
  private let name: String
  private let scene: AnimatedScene
  private let stretches: [Stretch]

  /// The layers that matter while none appears or disappears.
  private struct Stretch {
    let start: Time
    let end: Time
    let layers: [LayerDescription]
    /// Number of layers that neither move nor hold one that does.
    let restingCount: Int
    /// The manner in which the earlier movement is interrupted.
    let interruption: String?

    var title: String {
      start == end
        ? "at \(start.plain)" : "from \(start.milliseconds.plain) to \(end.plain)"
    }

    /// The title, and how what has moved before is interrupted.
    func heading(_ paragraph: Paragraph) -> [String] {
      [title] + (interruption.map { paragraph.lines("interrupted, \($0)", indent: 2) } ?? [])
    }

    /// The lines about the layers that are not listed.
    var rest: [String] {
      if layers.isEmpty { return ["  nothing moves"] }
      switch restingCount {
      case 0: return []
      case 1: return ["  and a layer that rests"]
      default: return ["  and \(restingCount) layers that rest"]
      }
    }
  }

  init(_ name: String, _ scene: AnimatedScene) {
    self.name = name
    self.scene = scene
    let ends = scene.epochs.dropFirst().map(\.start) + [max(scene.duration, .zero)]
    stretches = zip(scene.epochs, ends).map { epoch, end in
      let layers = epoch.movingLayers(on: scene.canvas)
      return Stretch(
        start: epoch.start, end: max(epoch.start, end), layers: layers,
        restingCount: epoch.tree.nodes.count - layers.count,
        interruption: scene.seams.first { $0.time == epoch.start && $0.remark != nil }?.remark)
    }
  }

  // MARK: - Text

  /// The scene, its marks, and what moves in each stretch of it.
  func text(columns: Int) -> String {
    var legend = CurveLegend()
    let paragraph = Paragraph(columns: columns)
    var lines = [
      "\(name.visible): \(scene.duration.plain), \(scene.frameCount) frames at \(scene.frameRate.text) fps"
    ]
    for mark in scene.marks { lines.append("  mark \(mark.name) at \(mark.time.plain)") }
    for stretch in stretches {
      lines += [""] + stretch.heading(paragraph)
      for layer in stretch.layers { lines += layer.lines(&legend) }
      lines += stretch.rest
    }
    return (lines + legend.lines(columns: columns)).joined(separator: "\n") + "\n"
  }

  // MARK: - JSON

  /// The same for programs.
  var json: JSONValue {
    let epochs = stretches.map { stretch -> JSONValue in
      var members: [JSONValue.Member] = [
        .init("start", .plain(stretch.start.milliseconds)),
        .init("end", .plain(stretch.end.milliseconds)),
      ]
      if let interruption = stretch.interruption {
        members.append(.init("interruption", .string(interruption)))
      }
      members += [
        .init("layers", .array(stretch.layers.map(\.json))),
        .init("resting", JSONValue(stretch.restingCount)),
      ]
      return .object(members)
    }
    let marks = scene.marks.map { mark -> JSONValue in
      ["name": .string(mark.name), "time": .plain(mark.time.milliseconds)]
    }
    return [
      "schemaVersion": 1, "file": .string(name), "duration": .plain(scene.duration.milliseconds),
      "frames": JSONValue(scene.frameCount), "fps": .string(scene.frameRate.text),
      "marks": .array(marks), "epochs": .array(epochs),
    ]
  }
}

extension Epoch {
  /// The layers that move, and those around them, in the order of painting.
  fileprivate func movingLayers(on canvas: Canvas) -> [LayerDescription] {
    var movements: [Int: [(property: Property, animation: Animation)]] = [:]
    for entry in timeline.entries {
      movements[entry.layer, default: []].append((entry.property, entry.animation))
    }
    let clocks = timeline.clocks.filter { $0.value != LayerClock() }
    var shown = Set(movements.keys).union(clocks.keys)
    for index in tree.nodes.indices.reversed() where shown.contains(index) {
      if let parent = tree.nodes[index].parent { shown.insert(parent) }
    }
    let scene = Scene(canvas: canvas, tree: tree, properties: tree.properties)
    let bounds = Rect(origin: .zero, size: canvas.size)
    return scene.items.filter { shown.contains($0.source) }.map { item in
      var layer = LayerDescription(
        item.id.name, depth: item.depth, item.properties, within: bounds,
        moved: movements[item.source] ?? [])
      layer.note = clocks[item.source].map(\.words)
      return layer
    }
  }
}

extension LayerClock {
  /// The difference of the layer's time from its parent's, in words.
  fileprivate var words: String {
    let shown = offset == .zero ? "" : " at \(offset.plain)"
    let pace = speed == 1 ? "" : " at speed \(speed.plain)"
    let start =
      begin < .zero ? "began \((.zero - begin).plain) before" : "begins after \(begin.plain)"
    return "whose time \(start)\(shown)\(pace)"
  }
}
