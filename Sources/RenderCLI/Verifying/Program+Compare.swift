import SegueFiles
import SegueFilms
import SegueJSON
import SegueOutputs
import SeguePictureCoding
import SegueRaster
import SegueRendering
import SegueReports
import SegueVerification
import SegueWords

extension Program {
  /// Explains how two scenes, pictures or folders differ; that they do is no failure.
  func compare(
    _ request: CompareRequest, on terminal: Terminal
  ) async throws(Failure) -> ExitCode {
    let comparison = Comparison(request.old, request.new)
    var place = OutputPlace(inputs: comparison.inputs(of: request, on: terminal))
    try place.reserve(request.outputs)
    var answers: [JSONValue] = []
    var report = VerificationReport(
      title: "\(request.old) and \(request.new)", engine: "segue \(Program.version)")
    for pair in comparison.pairs {
      let answer = try await answer(pair, request, on: terminal)
      answers.append(answer.json)
      if let item = answer.item { report.add(item) }
      if !request.isJSON { try terminal.write(answer.text) }
    }
    for (name, isNew) in comparison.lonely {
      let words = isNew ? "is new" : "is gone"
      answers.append(["name": .string(name), "alike": false, "findings": [.string(words)]])
      if !request.isJSON { try terminal.write("\(name.visible): \(words)\n") }
    }
    if request.isJSON {
      let document: JSONValue = ["schemaVersion": 1, "pairs": .array(answers)]
      try terminal.write(document.pretty + "\n")
    }
    if let page = request.page { try place.save(report.html, to: page) }
    return .done
  }

  private func answer(
    _ pair: Comparison.Pair, _ request: CompareRequest, on terminal: Terminal
  ) async throws(Failure) -> ComparisonAnswer {
    guard pair.hasScenes else {
      let difference = PictureComparison(
        expected: try Self.picture(pair.old), actual: try Self.picture(pair.new))
      return ComparisonAnswer(
        name: pair.name, findings: difference.finding.map { [$0.words] } ?? [],
        differingFrames: [], frameCount: nil, item: nil)
    }
    let loader = CaseLoader(
      terminal: terminal, kernels: try KernelSet(in: terminal.environment), share: 2)
    return try await ComparedFilms(
      name: pair.name, old: try load(pair.old, request.input, loader),
      new: try load(pair.new, request.input, loader)
    ).answer(showing: request.page != nil)
  }

  private func load(
    _ path: String, _ input: SceneInput, _ loader: CaseLoader
  ) throws(Failure) -> SnapshotCase {
    let plan = CasePlan(
      name: path, scene: path, input: input, folder: GoldenFolder("."),
      kinds: [.timeline, .frames], tolerance: .exact, suite: nil)
    do throws(CaseLoader.Refusal) {
      return try loader.load(plan).item
    } catch {
      guard error.hasPlaces else { throw Failure(error.code, error.message) }
      try loader.terminal.tell(error.message + "\n")
      throw .shown(error.code)
    }
  }

  private static func picture(_ path: String) throws(Failure) -> Surface {
    var budget = RunMemory().pictures
    do {
      let bytes = try InputFile.read(path, limit: SceneFolder.assetLimit).bytes
      return try PictureDecoder().decode(bytes.span, budget: &budget).surface
    } catch let error as FileError {
      throw Failure(error)
    } catch let error as PictureError {
      throw Failure(.invalidData, "\(Quote(path: path)): \(error)", hint: error.hint)
    } catch {
      preconditionFailure("a picture fails in a way nobody knows")
    }
  }
}
