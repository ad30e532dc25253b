import SegueCaseRuns
import SegueCommandLine
import SegueFitting
import SegueFilmRequests
import SegueJSON
import SegueRendering
import SegueReports
import SegueVerification

extension ComparisonAnswer {
  /// The answer about a recording that was laid on a scene; with pictures of both where a page is `showing` them.
  init(
    _ result: AlignedResult, name: String, on path: String, remarks: [String], showing: Bool
  ) throws(RunError) {
    self.init(
      name: name, findings: result.findings, differingFrames: [], frameCount: nil,
      item: showing ? try Self.item(result, name: name, on: path, remarks: remarks) : nil,
      remarks: result.remarks + remarks)
    verdict = result.verdict
    if verdict == .open { reasons = result.reasons }
    measured = .array(result.compared.map(\.json))
  }

  private static func item(
    _ result: AlignedResult, name: String, on path: String, remarks: [String]
  ) throws(RunError) -> ReportedCase {
    var item = try RunError.inWords { () throws(RenderError) in
      try ReportedCase(CaseResult(result, of: name, on: path, remarks: remarks))
    }
    (item.films, item.movements) = (try result.pictures(), result.movements)
    return item
  }
}

extension ComparedMovement {
  /// The comparison for programs.
  var json: JSONValue {
    let agreed = landmarks.agreed
    return .object(
      [.init("does", .string(agreed.does))]
        + (layer.map { [.init("layer", .string($0))] } ?? [])
        + [
          .init("verdict", .string(landmarks.verdict.rawValue)),
          .init("delay", .listed(landmarks.delay * 1000)),
          .init("recorded", Self.json(landmarks.recorded, landmarks.recordedLandmarks)),
          .init("agreed", Self.json(agreed, landmarks.agreedLandmarks)),
        ])
  }

  private static func json(_ measured: MeasuredMovement, _ landmarks: Landmarks) -> JSONValue {
    var members: [JSONValue.Member] = [.init("begin", .listed(landmarks.begin * 1000))]
    var offs: [JSONValue.Member] = []
    for (part, time) in zip(Landmarks.parts, landmarks.shares) {
      guard let time else { continue }
      let name = "\(Int((part * 100).rounded()))%"
      members.append(.init(name, .listed(time.value * 1000)))
      offs.append(.init(name, .listed(time.off * 1000)))
    }
    members.append(.init("overshoot", .listed(landmarks.overshoot.value)))
    offs.append(.init("overshoot", .listed(landmarks.overshoot.off)))
    members.append(.init("uncertainty", .object(offs)))
    members.append(.init("certain", .bool(measured.curve.isCertain)))
    if let corners = measured.corners { members.append(.init("corners", FitAnswer.json(corners))) }
    if let best = measured.curve.best {
      members.append(.init("curve", FitAnswer.json(best, measured.movement.samples)))
    }
    return .object(members)
  }
}
