import SegueMotion
import SegueSceneGraph

/// Finds why layers of a film move otherwise than agreed.
struct CauseFinder {
  private let film: AnimatedScene
  private let agreed: FilmTimeline
  /// Known causes, in the order in which they were found.
  private var known: [Known] = []
  private var open: [MovingPart] = []
  /// The work that the search may take; a cause that is not proven by then is not said.
  private let work = WorkBudget(steps: Self.steps)

  /// Known cause of the animations of a layer.
  private struct Known {
    let part: MovingPart
    let finding: CauseSearch.Finding
  }

  /// The number of layers that are looked at.
  private static let limit = 24
  /// The most frames of a film in which causes are sought: some minutes.
  private static let mostFrames = 10_000
  /// The steps of work that looking for causes takes at most.
  private static let steps = 2_000_000

  /// Returns the reasons why the layers of `changes` are not where they were expected to be.
  static func causes(
    of changes: [LayerChange], in film: AnimatedScene, agreed: FilmTimeline
  ) -> [Cause] {
    // Frames of another rate are other moments, and a golden may tell of any number of them.
    guard film.frameRate.text == agreed.setting.rate, agreed.setting.frameCount <= mostFrames else {
      return []
    }
    var finder = CauseFinder(film, agreed)
    let names = changes.filter { if case .values = $0.kind { true } else { false } }.map(\.layer)
    for name in names.prefix(limit) { finder.look(at: name) }
    finder.lookAgain()
    return finder.causes
  }

  private init(_ film: AnimatedScene, _ agreed: FilmTimeline) {
    self.film = film
    self.agreed = agreed
  }

  /// Looks for the one thing that was another about a layer, in each stretch of the film.
  private mutating func look(at name: String) {
    guard let track = agreed.track(name) else { return }
    for (number, epoch) in film.epochs.enumerated() {
      guard let node = epoch.tree.nodes.firstIndex(where: { $0.id.name == name }) else { continue }
      let entries = epoch.timeline.entries.filter { $0.layer == node }
      if entries.isEmpty { continue }
      let times = times(of: number)
      let next = film.epochs.dropFirst(number + 1).first
      let end = next.map { ($0.start - epoch.start).seconds } ?? .infinity
      func part(_ property: String?, where isMeant: (Timeline.Entry) -> Bool) -> MovingPart? {
        MovingPart(
          of: track, node: node, in: epoch, of: film, times: times, until: end, property: property,
          within: work, where: isMeant)
      }
      guard let whole = part(nil, where: { _ in true }) else { continue }
      if let finding = CauseSearch(whole).finding {
        known.append(Known(part: whole, finding: finding))
        continue
      }
      var isFound = false
      for property in Set(entries.map(\.property)).sorted(by: { $0.name < $1.name }) {
        guard Set(entries.map(\.property)).count > 1,
          let single = part(property.name, where: { $0.property == property }),
          let finding = CauseSearch(single).finding
        else { continue }
        known.append(Known(part: single, finding: finding))
        isFound = true
      }
      if !isFound { open.append(whole) }
    }
  }

  /// Looks at what was more than one thing: another beginning besides what is known of other layers.
  private mutating func lookAgain() {
    for part in open {
      let pace = part.animations[0].pace
      let others = known.filter { known in
        // Where another spring ended is found for each layer by itself.
        if case .spring = known.finding.change, known.finding.retiming.duration != nil {
          return false
        }
        return known.finding.retiming.delay == .zero
          && known.part.animations.allSatisfy { $0.pace == pace }
      }
      for other in others {
        guard let finding = CauseSearch(part).start(besides: other.finding.retiming) else {
          continue
        }
        known.append(Known(part: part, finding: other.finding))
        known.append(Known(part: part, finding: finding))
        break
      }
    }
  }

  /// The frames from the beginning of an epoch on, and how many seconds of it have passed then.
  private func times(of number: Int) -> [(frame: Int, seconds: Double)] {
    let epochs = film.epochs
    let start = epochs[number].start
    let last = Double(agreed.setting.duration).map { Time.milliseconds($0) } ?? film.duration
    return (0..<agreed.setting.frameCount).compactMap { frame in
      let time = film.frameRate.time(ofFrame: frame)
      let shown = time.isAtOrAfter(last) ? FrameTime(last) : time
      return shown.isAtOrAfter(start) ? (frame, shown.seconds(since: start)) : nil
    }
  }

  // MARK: - In words

  /// Known causes, once for all layers that share them.
  private var causes: [Cause] {
    var groups: [(change: Cause.Change, property: String?, layers: [String])] = []
    var parts = known
    var causes: [Cause] = []
    let order = agreed.layers.map(\.name)
    if let stagger = Stagger(starts, in: film, order: order) {
      causes.append(stagger.cause)
      parts.removeAll { known in
        if case .start = known.finding.change {
          stagger.layers.contains(known.part.layer)
        } else {
          false
        }
      }
    }
    for known in parts {
      let (change, property) = (known.finding.change, known.part.property)
      if let place = groups.firstIndex(where: { $0.change == change && $0.property == property }) {
        if !groups[place].layers.contains(known.part.layer) {
          groups[place].layers.append(known.part.layer)
        }
      } else {
        groups.append((change, property, [known.part.layer]))
      }
    }
    return groups.map { Cause($0.change, of: $0.layers, property: $0.property) } + causes
  }

  /// Animations that begin earlier or later than expected.
  private var starts: [Stagger.Start] {
    known.compactMap { known in
      guard case .start(let later) = known.finding.change else { return nil }
      return Stagger.Start(
        layer: known.part.layer, animation: known.part.animations[0], later: later)
    }
  }
}

/// Layers that begin one after the other, at other distances than agreed.
private struct Stagger {
  /// A layer that begins otherwise than agreed.
  struct Start {
    let layer: String
    let animation: Animation
    /// Delay relative to the golden, in milliseconds.
    let later: Double
    /// Start of the animation, in milliseconds.
    var begin: Double { animation.timing.begin.milliseconds }
  }

  /// The layers, in the order in which they begin.
  let layers: [String]
  private let old: Double
  private let new: Double

  /// Cause reported for the stagger.
  var cause: Cause { Cause(.stagger(old: old, new: new), of: layers) }

  /// Finds that all that begin otherwise do so at even distances, the first of them perhaps as expected.
  init?(_ starts: [Start], in film: AnimatedScene, order: [String]) {
    guard starts.count >= 2, film.epochs.count == 1 else { return nil }
    var row = starts.sorted { $0.begin < $1.begin }
    let distance = row[1].begin - row[0].begin
    if let first = Self.first(before: row[0], distance, in: film) { row.insert(first, at: 0) }
    guard row.count >= 3, distance > 0 else { return nil }
    let news = zip(row, row.dropFirst()).map { $1.begin - $0.begin }
    let olds = zip(row, row.dropFirst()).map { ($1.begin - $1.later) - ($0.begin - $0.later) }
    guard Self.isEven(news), Self.isEven(olds), (news[0] - olds[0]).magnitude > 0.01 else {
      return nil
    }
    layers = row.map(\.layer)
    (old, new) = (olds[0], news[0])
  }

  /// The layer that begins as expected, in front of the first that does not.
  private static func first(
    before start: Start, _ distance: Double, in film: AnimatedScene
  ) -> Start? {
    let epoch = film.epochs[0]
    let entry = epoch.timeline.entries.first { entry in
      let begin = entry.animation.timing.begin.milliseconds
      return entry.animation.pace == start.animation.pace
        && entry.animation.timing.duration == start.animation.timing.duration
        && (start.begin - begin - distance).magnitude < 0.01
        && epoch.tree.nodes[entry.layer].id.name != start.layer
    }
    return entry.map {
      Start(layer: epoch.tree.nodes[$0.layer].id.name, animation: $0.animation, later: 0)
    }
  }

  private static func isEven(_ distances: [Double]) -> Bool {
    distances.allSatisfy { ($0 - distances[0]).magnitude < 0.05 }
  }
}
