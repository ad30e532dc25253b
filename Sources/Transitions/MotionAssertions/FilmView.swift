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
  /// The index by which its layers are found.
  private let index: FilmIndex
  /// From where times of the expectation count.
  private(set) var origin = Time.zero
  /// The moments of the film that are looked at.
  private(set) var window: ClosedRange<Time>

  /// The view of all of a film.
  package init(_ film: AnimatedScene, stage: Rect? = nil, safeArea: Insets = .zero) {
    self.film = film
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
    for epoch in film.epochs {
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
  package func course(_ name: String) -> LayerTrajectory { LayerTrajectory(name, in: film, index) }
}

extension Content {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}

extension FilmView {
  /// The frames that are shown in the window.
  var frames: [Int] {
    let all = 0..<film.frameCount
    let shown = all.filter { window.contains(time(ofFrame: $0)) }
    if !shown.isEmpty { return shown }
    // A window between two frames shows the one before it.
    return all.last { time(ofFrame: $0) <= window.lowerBound }.map { [$0] } ?? []
  }

  /// Those of the frames that do not look like the one before them.
  func changing(_ frames: [Int]) -> [Int] {
    var changing: [Int] = []
    var before: Scene?
    for frame in frames {
      let scene = film.scene(frame: frame)
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
