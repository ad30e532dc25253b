import SegueFiles
import SeguePictureCoding
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSnapshots

extension Program {
  /// Explains how two scenes, pictures or folders differ; that they do is no failure.
  func compare(
    _ request: CompareRequest, on terminal: Terminal
  ) async throws(Failure) -> ExitCode {
    let comparison = Comparison(request.old, request.new)
    var answers: [JSONText] = []
    for pair in comparison.pairs {
      let answer = try await answer(pair, request, on: terminal)
      answers.append(answer.json)
      if !request.isJSON { try terminal.write(answer.text) }
    }
    for (name, isNew) in comparison.lonely {
      let words = isNew ? "is new" : "is gone"
      answers.append(["name": .string(name), "alike": false, "findings": [.string(words)]])
      if !request.isJSON { try terminal.write("\(name): \(words)\n") }
    }
    if request.isJSON {
      let document: JSONText = ["schemaVersion": 1, "pairs": .array(answers)]
      try terminal.write(document.pretty + "\n")
    }
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
        differingFrames: [], frameCount: nil)
    }
    let jobs = Machine.current().processors
    let loader = CaseLoader(
      terminal: terminal, kernels: try KernelSet(in: terminal.environment), share: 2)
    let old = try await evidence(pair.old, request.input, loader, jobs)
    let new = try await evidence(pair.new, request.input, loader, jobs)
    let verdict = Verdict(expected: old, actual: new)
    return ComparisonAnswer(
      name: pair.name, findings: verdict.findings.map { "\($0)" },
      differingFrames: verdict.differingFrames,
      frameCount: new.frames?.digests.count)
  }

  private func evidence(
    _ path: String, _ input: SceneInput, _ loader: CaseLoader, _ jobs: Int
  ) async throws(Failure) -> CaseResult.Evidence {
    let plan = CasePlan(
      name: path, scene: path, input: input, folder: GoldenFolder("."),
      kinds: Set(GoldenKind.allCases), tolerance: .exact, suite: nil)
    do {
      return try await loader.load(plan).evidence(engine: Program.version, width: jobs)
    } catch let refusal as CaseLoader.Refusal {
      throw Failure(refusal.code, refusal.message)
    } catch let failure as FilmFailure {
      throw Failure(failure)
    } catch {
      preconditionFailure("a film fails in a way nobody knows")
    }
  }

  private static func picture(_ path: String) throws(Failure) -> Surface {
    var budget = Studio.budget()
    do {
      let bytes = try InputFile.read(path, limit: 256 << 20).bytes
      return try PictureDecoder().decode(bytes.span, budget: &budget).surface
    } catch let error as FileError {
      throw Failure(error)
    } catch let error as PictureError {
      throw Failure(.invalidData, "'\(path)': \(error)", hint: error.hint)
    } catch {
      preconditionFailure("a picture fails in a way nobody knows")
    }
  }
}
