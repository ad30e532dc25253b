import SegueMotion
import SegueSceneGraph

/// Animations of a layer that may have been others, and the frames in which that can be seen.
struct MovingPart {
  /// The layer's name.
  let layer: String
  /// The property that moves; `nil` where all that move in the layer are meant.
  let property: String?
  /// The animations in question, all alike in what may be asked about them.
  let animations: [Animation]

  private let film: AnimatedScene
  private let epoch: Epoch
  private let node: Int
  private let entries: [Timeline.Entry]
  private let isMeant: [Bool]
  /// The frames from the beginning of the epoch on, as long as the layer is there.
  private let frames: [Frame]
  /// Start of the next epoch, in seconds of this one.
  private let end: Double
  /// Until when the movement can be seen, in seconds of the epoch.
  private let sight: Double
  /// A few of the frames, with which guesses are tried.
  private let samples: [Frame]
  /// The numbers that differ from what was expected.
  private let places: [LayerNumbers.Place]

  /// A frame as it was expected, and as it is.
  private struct Frame {
    let seconds: Double
    let agreed: LayerNumbers
    let actual: LayerNumbers
  }

  /// Goldens have six decimals; numbers that differ by no more are the same.
  private static let tolerance = 1.5e-6
  /// So many frames have to speak for a cause.
  private static let fewest = 3

  /// The animations of a layer in an epoch for which `isMeant` holds; `nil` if too few frames differ.
  init?(
    of track: LayerTrack, node: Int, in epoch: Epoch, of film: AnimatedScene,
    times: [(frame: Int, seconds: Double)], until end: Double, property: String?,
    where isMeant: (Timeline.Entry) -> Bool
  ) {
    self.film = film
    self.epoch = epoch
    self.node = node
    self.property = property
    layer = track.name
    let parents = Set([epoch.tree.nodes[node].parent, node])
    let entries = epoch.timeline.entries.filter { parents.contains($0.layer) }
    let meant = entries.map { $0.layer == node && isMeant($0) }
    self.entries = entries
    self.isMeant = meant
    animations = zip(entries, meant).filter(\.1).map(\.0.animation)
    let stage = MovementStage(film: film, epoch: epoch, node: node)
    var frames: [Frame] = []
    for (frame, seconds) in times {
      guard let state = track.state(at: frame), let now = stage.numbers(entries, at: seconds) else {
        break
      }
      frames.append(Frame(seconds: seconds, agreed: LayerNumbers(state), actual: now))
    }
    self.frames = frames
    self.end = end
    // A layer that is gone in the next frame may have come to rest in front of it.
    let isGone = frames.count < times.count
    sight = (frames.last?.seconds ?? 0) + (isGone ? 1 / film.frameRate.framesPerSecond : 0)
    let differing = frames.filter { frame in
      frame.seconds < end
        && frame.actual.differences(from: frame.agreed).values.contains { $0 > Self.tolerance * 10 }
    }
    guard differing.count >= Self.fewest, !animations.isEmpty else { return nil }
    let step = Swift.max(1, differing.count / 16)
    samples = stride(from: 0, to: differing.count, by: step).map { differing[$0] }
    var places: Set<LayerNumbers.Place> = []
    for frame in differing {
      for (place, size) in frame.actual.differences(from: frame.agreed) where size > Self.tolerance
      {
        places.insert(place)
      }
    }
    self.places = places.sorted { ($0.field, $0.index) < ($1.field, $1.index) }
  }

  private var stage: MovementStage { MovementStage(film: film, epoch: epoch, node: node) }

  private func changed(_ retiming: Retiming) -> [Timeline.Entry] {
    zip(entries, isMeant).map { entry, isMeant in
      var entry = entry
      if isMeant { entry.animation = retiming.applied(to: entry.animation) }
      return entry
    }
  }

  /// Returns the distance between the retimed layer and the golden: the sum of squares over a few frames.
  func distance(_ retiming: Retiming) -> Double {
    let entries = changed(retiming)
    var sum = 0.0
    for frame in samples {
      guard let numbers = stage.numbers(entries, at: frame.seconds) else { return .infinity }
      for place in places {
        let difference = (numbers[place] ?? 0) - (frame.agreed[place] ?? 0)
        sum += difference * difference
      }
    }
    return sum
  }

  /// Returns the end of the movement, in seconds of the epoch; `nil` if nothing can be said of it.
  ///
  /// Half of an even movement is the same as all of a shorter one, so the end has to be seen. A spring
  /// tells itself apart, and what repeats without end does so in each run.
  private func rest(of retiming: Retiming) -> Double? {
    let ends = animations.map { animation -> Double in
      let animation = retiming.applied(to: animation)
      if case .spring = animation.pace { return 0 }
      return (animation.end ?? animation.timing.begin + animation.timing.duration).seconds
    }
    return ends.max()
  }

  /// Returns `true` if the retimed layer matches the golden in every number that this moves, in every frame.
  func isProven(_ retiming: Retiming) -> Bool {
    guard let rest = rest(of: retiming), rest <= sight + 1e-9 else { return false }
    let entries = changed(retiming)
    let frames = frames.filter { $0.seconds < max(end, rest) }
    var moved: Set<LayerNumbers.Place> = []
    var would: [LayerNumbers] = []
    var telling = 0
    for frame in frames {
      guard let numbers = stage.numbers(entries, at: frame.seconds) else { return false }
      let differences = numbers.differences(from: frame.actual).filter { $0.value > Self.tolerance }
      if differences.values.contains(where: { $0 > Self.tolerance * 10 }) { telling += 1 }
      moved.formUnion(differences.keys)
      would.append(numbers)
      // Most guesses fail in the first frame that they change.
      for place in differences.keys where !isSame(numbers, frame.agreed, at: place) { return false }
    }
    guard telling >= Self.fewest else { return false }
    return zip(frames, would).allSatisfy { frame, numbers in
      moved.allSatisfy { isSame(numbers, frame.agreed, at: $0) }
    }
  }

  private func isSame(
    _ numbers: LayerNumbers, _ agreed: LayerNumbers, at place: LayerNumbers.Place
  ) -> Bool {
    guard let a = numbers[place], let b = agreed[place] else { return false }
    return (a - b).magnitude <= Self.tolerance
  }
}

/// State of a layer of an epoch at any time, with animations other than its own.
private struct MovementStage {
  let film: AnimatedScene
  let epoch: Epoch
  let node: Int

  /// The layer's numbers at `seconds` of the epoch.
  func numbers(_ entries: [Timeline.Entry], at seconds: Double) -> LayerNumbers? {
    var timeline = Timeline()
    for (layer, clock) in epoch.timeline.clocks { timeline.setClock(clock, ofLayer: layer) }
    for entry in entries {
      timeline.add(entry.animation, of: entry.property, onLayer: entry.layer)
    }
    let scene = Scene(
      canvas: film.canvas, tree: epoch.tree,
      properties: timeline.properties(of: epoch.tree, at: seconds))
    let index = scene.items.firstIndex { $0.source == node }
    return index.map { LayerNumbers(scene.ownReport(at: $0)) }
  }
}

/// A layer in one frame as numbers by field, to compare what would be with what was expected.
private struct LayerNumbers: Hashable {
  /// The numbers of each field that has some.
  private(set) var fields: [String: [Double]] = [:]

  /// Weight of one color level: more than the rounding of goldens.
  private static let level = 1e-5

  /// Creates the numbers of a layer as recorded in a golden.
  init(_ state: LayerState) {
    for value in state.values {
      if let numbers = value.text.numbers {
        fields[value.name] = numbers
      } else {
        addColor(value.name, value.text)
      }
    }
    normalize()
  }

  /// Creates the numbers of a layer as reported in a listing.
  init(_ report: LayerReport) {
    for field in report.fields {
      switch field.value {
      case .number(let number): fields[field.name] = [number]
      case .numbers(let numbers): fields[field.name] = numbers
      case .text(let text): addColor(field.name, text)
      case .flag: break
      }
    }
    normalize()
  }

  private mutating func addColor(_ name: String, _ text: String) {
    if let levels = text.colorLevels { fields[name] = levels.map { $0 * Self.level } }
  }

  /// Says where the layer is in one way: nine numbers of a map, and the extents.
  private mutating func normalize() {
    guard let frame = fields["frame"], frame.count == 4 else { return }
    let map = fields["matrix"] ?? [1, 0, 0, 1, frame[0], frame[1]]
    if map.count == 6 {
      fields["matrix"] = [map[0], map[1], 0, map[2], map[3], 0, map[4], map[5], 1]
    }
    fields["frame"] = Array(frame[2...])
  }

  /// The largest difference of each number that both have.
  func differences(from other: LayerNumbers) -> [Place: Double] {
    var found: [Place: Double] = [:]
    for (name, numbers) in fields {
      guard let others = other.fields[name], others.count == numbers.count else { continue }
      for (index, number) in numbers.enumerated() where number != others[index] {
        found[Place(field: name, index: index)] = (number - others[index]).magnitude
      }
    }
    return found
  }

  /// One of the numbers.
  struct Place: Hashable {
    let field: String
    let index: Int
  }

  /// The number at a place.
  subscript(place: Place) -> Double? {
    guard let numbers = fields[place.field], numbers.indices.contains(place.index) else {
      return nil
    }
    return numbers[place.index]
  }
}
