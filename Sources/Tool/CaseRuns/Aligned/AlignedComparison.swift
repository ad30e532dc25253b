package import SegueCommandLine
import SegueFilmRequests
package import SegueFitting
import SegueMotion
import SegueRaster
import SegueRendering
import SegueTextSupport
package import SegueVerification

/// A recording of a device or a simulator and the film that was expected, by the landmarks of what moves.
package struct AlignedComparison {
  private let name: String
  private let recorded: LumaSequence
  private let agreed: LumaSequence
  private let scene: SnapshotCase?

  /// - Parameters:
  ///   - name: the recording's.
  ///   - scene: the scene that draws the expected film, which knows what its layers are called.
  package init(
    name: String, recorded: LumaSequence, agreed: LumaSequence, scene: SnapshotCase? = nil
  ) {
    (self.name, self.recorded, self.agreed, self.scene) = (name, recorded, agreed, scene)
  }

  /// The remark for who has a recording and a scene compared by their pixels, of which something differs.
  package static let advice =
    "pixels are compared; with --aligned only the movement is, wherever and whenever the recording shows it"

  /// Returns what is alike and what is not; refused where the film's place in the recording is not found.
  package func result() throws(RunError) -> AlignedResult {
    switch FilmSearch(recorded: recorded, agreed: agreed) {
    case .found(let films, let stretch): return try result(films, in: stretch)
    case .rest(let place):
      var result = AlignedResult(place: place)
      result.missing = ["nothing moves in the recording, which shows what the scene begins with"]
      return result
    case .rough(let films):
      var result = AlignedResult(place: films.place, films: films)
      let levels = NumberText.format(films.place.distance, atMost: 0)
      result.doubts = [
        "both ends are those of the scene only roughly, by \(levels) levels of lightness as a rule:"
          + " the movement in noisy or shaking pictures, as of a camera, can't be measured"
      ]
      return result
    case .none:
      throw RunError(
        .invalidData,
        "\(Quote(path: name)): what rests at both ends is not that of the scene, wherever it is looked for",
        hint: "the recording has to begin and end with what the scene begins and ends with;"
          + " --from and --to cut it")
    }
  }

  private func result(
    _ films: AlignedFilms, in stretch: FoundStretch?
  ) throws(RunError) -> AlignedResult {
    var result = AlignedResult(place: films.place, films: films)
    (result.repeats, result.stretch) = (PictureRepeats(recorded), stretch)
    compare(films, into: &result)
    // Who follows edges loses them where frames are missing, or does without those that are repeated.
    let hasRepeats = result.repeats?.repeated.isEmpty == false
    if result.verdict != .alike || hasRepeats, result.repeats?.areThroughout != true,
      let found = try frames(of: films)
    {
      (result.frames, result.delay) = (found.frames, found.delay)
    }
    return result
  }

  private func compare(_ films: AlignedFilms, into result: inout AlignedResult) {
    let own = MeasuredMovement.all(in: films.recorded)
    let meant = MeasuredMovement.all(in: films.agreed)
    let layers = scene.map { MovingLayers($0.film) }
    if meant.isEmpty {
      result.doubts.append("nothing moves in the scene that could be followed")
    }
    // What else moves is told where it does not follow from the first.
    let certain = meant.filter { $0.curve.isCertain }
    let told =
      certain.isEmpty
      ? [meant.first { $0.nearest != nil } ?? meant.first].compactMap(\.self)
      : certain.enumerated().filter { $0 == 0 || $1.isLarge(beside: certain) }.map(\.1)
    for movement in told {
      let layer = layers?.name(of: movement)
      guard let match = movement.match(among: own) else {
        let subject = layer.map { "layer \(Quote($0))" } ?? "what \(movement.does) in the scene"
        if films.recorded.changes(within: movement.movement.area) {
          result.doubts.append("\(subject) could not be followed in the recording")
        } else {
          result.missing.append("\(subject) does not move in the recording")
        }
        continue
      }
      result.compared.append(
        ComparedMovement(
          landmarks: LandmarkComparison(recorded: match, agreed: movement), layer: layer))
    }
  }

  /// The differences, if missing or doubled frames are all of them; otherwise `nil`.
  private func frames(
    of films: AlignedFilms
  ) throws(RunError) -> (frames: [RecordingDifference], delay: Double)? {
    do throws(MemoryError) {
      return try AlignedFrames(films).findings()
    } catch {
      throw RunError(RenderError.memory(error), from: name)
    }
  }
}

/// A movement that was looked at in both films.
package struct ComparedMovement: Sendable {
  package let landmarks: LandmarkComparison
  /// The layer that moves; `nil` where it is not known.
  package let layer: String?
}

/// The result of a comparison of a recording with the film that was expected.
package struct AlignedResult: Sendable {
  /// Place of the scene in the recording.
  let place: FilmPlace
  /// Both films, lined up; `nil` where nothing moves in the recording.
  let films: AlignedFilms?
  /// The stretch that is compared, where the recording shows more.
  var stretch: FoundStretch?
  /// The movements that both have.
  package internal(set) var compared: [ComparedMovement] = []
  /// Movements that the recording does not have, in words.
  var missing: [String] = []
  /// Reasons why nothing can be told about a movement.
  var doubts: [String] = []
  /// Frames that are missing or doubled, if that is all that differs.
  var frames: [RecordingDifference] = []
  /// By how many seconds the recording is late, where no movement says so.
  var delay: Double?
  var repeats: PictureRepeats?

  init(place: FilmPlace, films: AlignedFilms? = nil) { (self.place, self.films) = (place, films) }

  /// The verdict.
  package var verdict: AlignedVerdict {
    if !frames.isEmpty || !missing.isEmpty { return .different }
    return .all(compared.map(\.landmarks.verdict) + doubts.map { _ in .open })
  }
}

extension MeasuredMovement {
  /// Description of the movement.
  package var does: String { FitWords.movement(movement.kind, times: curve.way) }

  /// The movement of another film that is seen at the same place.
  func match(among others: [MeasuredMovement]) -> MeasuredMovement? {
    let alike = others.filter { $0.isFade == isFade }
    func shared(_ other: MeasuredMovement) -> Int {
      let (a, b) = (movement.area, other.movement.area)
      let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
      let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
      guard width > 0, height > 0 else { return 0 }
      // Half of what both cover, or more.
      let whole = a.width * a.height + b.width * b.height - width * height
      return width * height * 1000 / max(1, whole)
    }
    let near = alike.filter { shared($0) > 250 }
    // What was lost on its way covers as much as what moves, and says nothing.
    let certain = alike.filter { $0.curve.isCertain && shared($0) > 0 && $0.goesAsFar(as: self) }
    return (certain.isEmpty ? near : certain).max { shared($0) < shared($1) }
  }

  /// Returns true if it goes the same way, within a fifth.
  private func goesAsFar(as other: MeasuredMovement) -> Bool {
    guard case .shift(let x, let y) = movement.kind, case .shift(let a, let b) = other.movement.kind
    else { return false }
    let (own, way) = (curve.way, other.curve.way)
    let (right, down) = (x * own - a * way, y * own - b * way)
    return right * right + down * down < 0.04 * way * way * (a * a + b * b)
  }

  /// Returns true if it is about as large as the largest movement, and no mere remainder of it.
  fileprivate func isLarge(beside others: [MeasuredMovement]) -> Bool {
    let most = others.map(\.movement.edgeCount).max() ?? 0
    return 3 * movement.edgeCount >= most
  }
}
