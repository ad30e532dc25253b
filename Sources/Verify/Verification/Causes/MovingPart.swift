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

  private let stage: MovementStage
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
    within work: WorkBudget, where isMeant: (Timeline.Entry) -> Bool
  ) {
    self.property = property
    layer = track.name
    let parents = Set([epoch.tree.nodes[node].parent, node])
    let entries = epoch.timeline.entries.filter { parents.contains($0.layer) }
    let meant = entries.map { $0.layer == node && isMeant($0) }
    self.entries = entries
    self.isMeant = meant
    animations = zip(entries, meant).filter(\.1).map(\.0.animation)
    stage = MovementStage(of: node, in: epoch, on: film.canvas, within: work)
    let timeline = stage.timeline(entries)
    var frames: [Frame] = []
    for (frame, seconds) in times {
      guard let state = track.state(at: frame), let now = stage.numbers(timeline, at: seconds)
      else {
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

  /// The last frame in which the numbers were expected to move, and the next one, in seconds of the epoch; `nil` where
  /// they move until the layer or the film ends.
  var agreedEnd: (last: Double, next: Double)? {
    let last = frames.last?.agreed
    let moving = frames.lastIndex { frame in places.contains { frame.agreed[$0] != last?[$0] } }
    guard let moving, moving + 2 < frames.count else { return nil }
    return (frames[moving].seconds, frames[moving + 1].seconds)
  }

  private func changed(_ retiming: Retiming) -> Timeline {
    stage.timeline(
      zip(entries, isMeant).map { entry, isMeant in
        var entry = entry
        if isMeant { entry.animation = retiming.applied(to: entry.animation) }
        return entry
      })
  }

  /// Returns the distance between the retimed layer and the golden: the sum of squares over a few frames.
  func distance(_ retiming: Retiming) -> Double { distance(retiming, in: samples[...]) }

  /// The same over the frames of a second's third, up to the last that moves.
  func distance(_ retiming: Retiming, before seconds: Double) -> Double {
    let first = frames.firstIndex { $0.seconds > seconds - 1.0 / 3 } ?? 0
    let last = frames.firstIndex { $0.seconds > seconds } ?? frames.endIndex
    return distance(retiming, in: frames[min(first, last)..<last])
  }

  private func distance(_ retiming: Retiming, in frames: ArraySlice<Frame>) -> Double {
    let timeline = changed(retiming)
    var sum = 0.0
    for frame in frames {
      guard let numbers = stage.numbers(timeline, at: frame.seconds) else { return .infinity }
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
    let timeline = changed(retiming)
    let frames = frames.filter { $0.seconds < max(end, rest) }
    var moved: Set<LayerNumbers.Place> = []
    var would: [LayerNumbers] = []
    var telling = 0
    for frame in frames {
      guard let numbers = stage.numbers(timeline, at: frame.seconds) else { return false }
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
