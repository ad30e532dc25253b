import SegueCommandLine
import SegueFilmRequests
import SegueFitting
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueTextSupport

/// A recording of a device or a simulator and the film that was expected, by the landmarks of what moves.
struct AlignedComparison {
  let name: String
  let recorded: LumaSequence
  let agreed: LumaSequence

  /// Returns the differences; no film is alike whose place in the recording is not found.
  func answer() throws(RunError) -> ComparisonAnswer {
    guard let films = AlignedFilms(recorded: recorded, agreed: agreed) else {
      throw RunError(
        .invalidData,
        "\(Quote(path: name)): what rests at both ends is not that of the scene, wherever it is looked for",
        hint: "the recording has to begin and end with what the scene begins and ends with")
    }
    let own = MeasuredMovement.all(in: films.recorded)
    let meant = MeasuredMovement.all(in: films.agreed)
    var findings: [String] = []
    var compared: [LandmarkComparison] = []
    for movement in meant {
      guard let match = movement.match(among: own) else {
        if compared.isEmpty || movement.isLarge(beside: meant) {
          findings.append("what \(movement.does) in the scene does not in the recording")
        }
        continue
      }
      let comparison = LandmarkComparison(recorded: match, agreed: movement)
      // What else moves is told where it does not follow from the first.
      if compared.isEmpty || movement.isLarge(beside: meant) { compared.append(comparison) }
    }
    if meant.isEmpty { findings.append("nothing moves in the scene that could be followed") }
    for comparison in compared { findings += AlignedWords(comparison).findings }
    if !findings.isEmpty, let answer = try answer(byFramesOf: films) { return answer }
    var answer = ComparisonAnswer(
      name: name, findings: findings, differingFrames: [], frameCount: nil, item: nil,
      remarks: AlignedWords.remarks(films, compared))
    answer.measured = .array(compared.map { AlignedWords($0).json })
    return answer
  }
}

extension AlignedComparison {
  /// The differences, if missing or doubled frames are all of them; otherwise `nil`.
  private func answer(byFramesOf films: AlignedFilms) throws(RunError) -> ComparisonAnswer? {
    do throws(MemoryError) {
      guard let (frames, delay) = try AlignedFrames(films).findings() else { return nil }
      return ComparisonAnswer(
        name: name, findings: frames.map { "\($0)" }, differingFrames: [], frameCount: nil,
        item: nil, remarks: AlignedWords.remarks(films, [], delay: delay))
    } catch {
      throw RunError(RenderError.memory(error), from: name)
    }
  }
}

extension MeasuredMovement {
  /// Description of the movement.
  var does: String { FitWords.movement(movement.kind, times: curve.way) }

  /// The movement of another film that is seen at the same place.
  fileprivate func match(among others: [MeasuredMovement]) -> MeasuredMovement? {
    let alike = others.filter { ($0.movement.edgeCount > 0) == (movement.edgeCount > 0) }
    func shared(_ other: MeasuredMovement) -> Int {
      let (a, b) = (movement.area, other.movement.area)
      let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
      let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
      guard width > 0, height > 0 else { return 0 }
      // Half of what both cover, or more.
      let whole = a.width * a.height + b.width * b.height - width * height
      return width * height * 1000 / max(1, whole)
    }
    return alike.max { shared($0) < shared($1) }.flatMap { shared($0) > 250 ? $0 : nil }
  }

  /// Returns true if it is about as large as the largest movement, and no mere remainder of it.
  fileprivate func isLarge(beside others: [MeasuredMovement]) -> Bool {
    let most = others.map(\.movement.edgeCount).max() ?? 0
    return 3 * movement.edgeCount >= most && curve.isCertain
  }
}
