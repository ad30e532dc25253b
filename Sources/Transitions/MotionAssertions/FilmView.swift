package import SegueGeometry
package import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// A film as expectations look at it: its layers over time, and the areas that they may be held to.
package struct FilmView: Sendable {
  /// The film.
  package let film: AnimatedScene
  /// The part of the canvas that the app has: all of it, or the screen of the device around it.
  package var stage: Rect
  /// The insets of the environment that system bars and cutouts cover.
  package var safeArea: Insets
  /// The work that looking at layers may take; what is looked at when it is spent has no answer.
  package var work: WorkBudget
  /// The index by which its layers are found.
  private let index: FilmIndex
  /// From where times of the expectation count.
  private(set) var origin = Time.zero
  /// The moments of the film that are looked at.
  private(set) var window: ClosedRange<Time>

  /// The view of all of a film.
  package init(
    _ film: AnimatedScene, stage: Rect? = nil, safeArea: Insets = .zero,
    work: WorkBudget = WorkBudget()
  ) {
    self.film = film
    self.work = work
    self.stage = stage ?? Rect(origin: .zero, size: film.canvas.size)
    self.safeArea = safeArea
    window = .zero...film.duration
    index = FilmIndex(film)
  }

  /// The same film, looked at during a part of it.
  func seen(during span: ExpectedSpan) -> FilmView {
    var view = self
    let end = min(span.end ?? film.duration, film.duration)
    view.origin = min(span.origin, end)
    let from = min(span.from.map { view.origin + $0 } ?? view.origin, end)
    let until = span.until.map { min(view.origin + $0, end) } ?? end
    view.window = from...max(from, until)
    return view
  }

  /// A moment of the film that an expectation names.
  func moment(_ time: Time) -> Time { origin + time }

  /// A moment of the film in words, counted as the expectation counts.
  func words(_ time: Time) -> String {
    if origin == .zero { return bound(time) }
    let whole = NumberText.format(time.milliseconds, atMost: 1)
    return "\(bound(time)) of the step (\(whole) ms of the film)"
  }

  /// A moment that an expectation names, as it does.
  func bound(_ time: Time) -> String {
    NumberText.format((time - origin).milliseconds, atMost: 1) + " ms"
  }
}

/// A layer that the film has somewhere.
package struct FoundLayer: Hashable, Sendable {
  /// Its name.
  package let name: String
  /// True if it shows words.
  package let isText: Bool
}

extension FilmView {
  /// The layers whose names fit, each once, in the order in which they first stand in a tree; masks only
  /// where they are named.
  package func layers(matching pattern: LayerPattern) -> [FoundLayer] {
    var known: Set<LayerID> = []
    var found: [FoundLayer] = []
    for epoch in film.epochs where !work.isSpent {
      work.take(epoch.tree.nodes.count)
      for node in epoch.tree.nodes where pattern.name != nil || !node.isMask {
        guard pattern.fits(node.id.name), known.insert(node.id).inserted else { continue }
        found.append(FoundLayer(name: node.id.name, isText: node.properties.content.isText))
      }
    }
    return found
  }

  /// The layers that are somewhere around a layer.
  package func names(around name: String) -> Set<String> {
    var names: Set<String> = []
    for (epoch, index) in zip(film.epochs, index.parts) {
      var next = index.places[LayerID(name)].flatMap { epoch.tree.nodes[$0].parent }
      while let index = next {
        names.insert(epoch.tree.nodes[index].id.name)
        next = epoch.tree.nodes[index].parent
      }
    }
    return names
  }

  /// Returns true if some layer has this name.
  func has(_ name: String) -> Bool {
    index.parts.contains { $0.places[LayerID(name)] != nil }
  }

  /// Returns the track of a layer over the film.
  package func course(_ name: String) -> LayerTrajectory {
    LayerTrajectory(name, in: film, index, work)
  }

  /// Returns the time range in which animations of its own move a layer.
  package func movement(of name: String) -> ClosedRange<Time>? {
    var spans: [ClosedRange<Time>] = []
    for (number, (epoch, index)) in zip(film.epochs, index.parts).enumerated() {
      guard let layer = index.places[LayerID(name)] else { continue }
      let end = number + 1 < film.epochs.count ? film.epochs[number + 1].start : film.duration
      let entries = (index.entries[layer] ?? []).map { epoch.timeline.entries[$0] }
      spans += entries.filter(\.property.moves)
        .compactMap { epoch.span(of: $0, until: end, at: film.frameRate) }
    }
    guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max() else {
      return nil
    }
    return first...max(first, min(last, film.duration))
  }
}

extension Property {
  /// True if it determines the position or the size of a layer.
  package var moves: Bool {
    switch part {
    case .place, .extents, .transform: true
    case .looks, .content: false
    }
  }
}

extension Content {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}

extension FilmView {
  /// The frames that are shown in the window.
  var frames: [Int] {
    let first = frame { $0 >= window.lowerBound }
    let end = frame { $0 > window.upperBound }
    if first < end { return Array(first..<end) }
    // A window between two frames shows the one before it.
    let next = frame { $0 > window.lowerBound }
    return next > 0 ? [next - 1] : []
  }

  /// The first frame whose time fits, as those of all later ones do; the number of frames if none does.
  private func frame(_ fits: (Time) -> Bool) -> Int {
    var (low, high) = (0, film.frameCount)
    while low < high {
      let middle = (low + high) / 2
      if fits(time(ofFrame: middle)) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Those of the frames that do not look like the one before them.
  func changing(_ frames: [Int]) -> [Int] {
    var changing: [Int] = []
    var before: Scene?
    for frame in frames where !work.isSpent {
      let scene = film.scene(frame: frame)
      work.take(scene.items.count)
      if scene != before { changing.append(frame) }
      before = scene
    }
    return changing
  }

  /// Returns the time of a frame; the last one shows the end.
  func time(ofFrame frame: Int) -> Time {
    min(.seconds(film.frameRate.time(ofFrame: frame).seconds()), film.duration)
  }
}
