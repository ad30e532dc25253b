import SegueCompositing
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTextSupport

/// Looks for what is right by the rules and yet hardly what somebody meant.
///
/// Scenes of screens are left alone: what moves in them is mostly a platform's, and pages are longer than
/// displays.
struct SceneInspector {
  /// Something odd about a layer.
  struct Oddity {
    let layer: String
    let sentence: String
    let hint: String
  }

  private let film: AnimatedScene
  private let epoch: Epoch

  /// `nil` for scenes of screens.
  init?(_ film: AnimatedScene) {
    guard film.epochs.count == 1, film.seams.isEmpty else { return nil }
    self.film = film
    epoch = film.epochs[0]
  }

  /// All that is odd, in the order of the layers.
  func oddities(_ texts: TextSetter?) -> [Oddity] {
    epoch.timeline.entries.compactMap(short) + epoch.timeline.entries.compactMap(cutOff) + unseen
      + epoch.tree.nodes.compactMap(pointed)
      + epoch.tree.nodes.compactMap { overflowing($0, texts) }
  }

  private func name(_ entry: Timeline.Entry) -> String { epoch.tree.nodes[entry.layer].id.name }
}

// MARK: - Movement

extension SceneInspector {
  /// Seconds where milliseconds are meant.
  private func short(_ entry: Timeline.Entry) -> Oddity? {
    let duration = entry.animation.timing.duration
    let frame = 1 / film.frameRate.framesPerSecond
    // Where the file says less than a millisecond itself, its reader has doubted that.
    guard duration >= .milliseconds(1), duration.seconds < frame else { return nil }
    // Nothing takes no time, so that this is how a layer is shown at once.
    if entry.property == .opacity, duration == .milliseconds(1) { return nil }
    let meant = duration.milliseconds * 1000
    return Oddity(
      layer: name(entry),
      sentence: "'\(entry.property.name)' moves for \(NumberText.format(duration.milliseconds)) ms,"
        + " less than a frame",
      hint: "times are milliseconds: \(NumberText.format(meant)) for"
        + " \(NumberText.format(duration.milliseconds)) s")
  }

  /// A spring that is stopped on its way.
  private func cutOff(_ entry: Timeline.Entry) -> Oddity? {
    let timing = entry.animation.timing
    guard case .spring = entry.animation.pace, timing.repeatCount == 1, timing.speed == 1,
      entry.animation.groups.isEmpty, let natural = entry.animation.pace.naturalDuration
    else { return nil }
    let shown = min(timing.duration, film.duration - timing.begin).seconds
    guard shown > 0, shown < natural else { return nil }
    // A hundredth of the way is what nobody sees.
    let left = abs(1 - entry.animation.pace.fraction(at: shown, of: timing.duration.seconds))
    guard left > 0.01 else { return nil }
    let needed = (natural * 1000).rounded(.up)
    return Oddity(
      layer: name(entry),
      sentence: "the spring of '\(entry.property.name)' is cut off after"
        + " \(NumberText.format((shown * 1000).rounded())) ms, \(percent(left)) of the way from rest",
      hint: "it takes \(NumberText.format(needed)) ms to settle")
  }

  private func percent(_ part: Double) -> String {
    "\(NumberText.format((part * 100).rounded(.up))) %"
  }
}

// MARK: - Places

extension SceneInspector {
  /// Maximum number of moments examined.
  private static let moments = 120

  /// Layers at the top that never come into the canvas, with all inside of them.
  private var unseen: [Oddity] {
    var waiting = Set(epoch.tree.roots.filter { !isEmpty($0) })
    let last = max(film.frameCount - 1, 0)
    let step = max(last / Self.moments, 1)
    for frame in Array(stride(from: 0, through: last, by: step)) + [last] where !waiting.isEmpty {
      waiting.subtract(seen(in: film.scene(frame: frame)))
    }
    return waiting.sorted().map {
      Oddity(
        layer: epoch.tree.nodes[$0].id.name, sentence: "it never comes into the canvas",
        hint: "the canvas is \(NumberText.format(film.canvas.size.width))"
          + "x\(NumberText.format(film.canvas.size.height)) points; 'position' is where the layer's"
          + " anchor is, its center unless 'anchor' says otherwise")
    }
  }

  /// Layers that only hold others.
  private func isEmpty(_ index: Int) -> Bool {
    let node = epoch.tree.nodes[index]
    return node.children.isEmpty && node.properties.size == .zero
  }

  /// The layers at the top of which something is in the canvas.
  private func seen(in scene: Scene) -> Set<Int> {
    let canvas = Rect(origin: .zero, size: scene.canvas.size)
    var seen: Set<Int> = []
    let projections = scene.projections
    var root = 0
    for (index, item) in scene.items.enumerated() {
      if item.parent == nil { root = item.source }
      let box = Rect(origin: .zero, size: item.properties.size)
      // What lies behind the eye has no place; it is not what is looked for here.
      guard let quad = projections[index].map(box) else {
        seen.insert(root)
        continue
      }
      // A shape may reach out of its box, and a shadow does.
      let reach = item.properties.content == .none && item.properties.shadow == nil ? 0.0 : 100
      let bounds = quad.boundingBox
      let isInside =
        bounds.minX - reach < canvas.maxX && bounds.maxX + reach > canvas.minX
        && bounds.minY - reach < canvas.maxY && bounds.maxY + reach > canvas.minY
      if isInside { seen.insert(root) }
    }
    return seen
  }
}

// MARK: - Pictures

extension SceneInspector {
  /// A picture whose corners stay as they are, though its layer's are round.
  private func pointed(_ node: LayerTree.Node) -> Oddity? {
    let looks = node.properties
    guard case .image = looks.content, looks.cornerRadii != .zero, !looks.clipsToBounds else {
      return nil
    }
    // A border or a background shows the round corners all the same.
    guard looks.background == nil, looks.border == .none else { return nil }
    return Oddity(
      layer: node.id.name, sentence: "its corners are round, and its picture's are not",
      hint: "\"clip\": true cuts the picture along them")
  }
}

// MARK: - Texts

extension SceneInspector {
  /// A text that is higher than its box, so that lines of it are missing or stand out.
  private func overflowing(_ node: LayerTree.Node, _ texts: TextSetter?) -> Oddity? {
    guard let texts, case .text(let content) = node.properties.content,
      content.slice?.isFirst ?? true, node.properties.size.height > 0
    else { return nil }
    let size = node.properties.size
    let set = texts.text(content.whole, width: size.width)
    // A single line may be higher than its box, as long as its letters are not.
    let allowed = set.lines.count > 1 ? size.height + 2 : size.height * 1.5
    let height = set.height
    guard height > allowed else { return nil }
    return Oddity(
      layer: node.id.name,
      sentence: "its text is \(NumberText.format(height.rounded(.up))) points high, and its box"
        + " \(NumberText.format(size.height))",
      hint: "make the box higher, or the text smaller or shorter")
  }
}
