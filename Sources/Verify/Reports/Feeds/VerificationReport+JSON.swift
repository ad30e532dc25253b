package import SegueJSON
import SegueMotion
import SegueMotionAssertions
import SegueRaster
import SegueTextSupport
package import SegueVerification

extension VerificationReport {
  /// The run as a document for programs, the first version of its form.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("schemaVersion", 1), .init("title", .string(title)), .init("engine", .string(engine)),
      .init("verdict", .string(sentence)),
    ]
    members.add("command", command.map { .string($0) })
    members.add("milliseconds", milliseconds.map { JSONValue($0) })
    members.add(
      "facts", .object(facts.map { .init($0.name, .string($0.value)) }), if: !facts.isEmpty)
    members.append(.init("totals", totals))
    let groups = CaseGroup.all(of: cases).filter { $0.count > 1 }
    members.add("groups", .array(groups.map(\.json)), if: !groups.isEmpty)
    let places = groups.places(of: \.change)
    members.append(
      .init(
        "cases", .array(cases.map { $0.json(group: CaseChange($0).flatMap { places[$0] }) })))
    return .object(members)
  }

  private var totals: JSONValue {
    // Only recordings that are aligned leave anything open.
    let outcomes = ReportOutcome.allCases.filter { $0 != .open || count($0) > 0 }
    return .object(
      [.init("cases", JSONValue(caseCount))]
        + outcomes.map { .init($0.rawValue, JSONValue(count($0))) })
  }
}

extension ReportedCase {
  /// Returns the case as an object; its group is the place of the one that it belongs to.
  fileprivate func json(group: Int?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("outcome", .string(outcome.rawValue)),
      .init("verdict", .string(sentence)),
    ]
    members.add("group", group.map { JSONValue($0) })
    members.add("title", title.map { .string($0) })
    members.add("judged", result?.judgement.map { .string($0.name) })
    members.add("causes", .array(causes.map { .string($0) }), if: !causes.isEmpty)
    members.add("findings", .array(findings.map { .string($0) }), if: !findings.isEmpty)
    let (reasons, remarks) = (result?.reasons ?? [], result?.remarks ?? [])
    members.add("reasons", .array(reasons.map { .string($0) }), if: !reasons.isEmpty)
    members.add("remarks", .array(remarks.map { .string($0) }), if: !remarks.isEmpty)
    members.add(
      "message", .string(messageLines.joined(separator: "\n")), if: messageLines.count > 1)
    members.add("diagnostics", .array(mistakes.map(\.json)), if: !mistakes.isEmpty)
    members.add("file", place.map { .string($0.file) })
    members.add("line", place?.line.map { JSONValue($0) })
    members.add("because", allowance.map { .string($0) })
    members.add("milliseconds", milliseconds.map { JSONValue($0) })
    members.add("frames", frameCount.map { JSONValue($0) })
    members.add("firstDifference", firstDifference.map { JSONValue($0) })
    let differing = result?.differingFrames ?? []
    members.add("differingFrames", .array(differing.runs), if: !differing.isEmpty)
    members.add("magnitude", result?.magnitude?.json)
    let boxes = result?.findings.flatMap(\.boxes) ?? []
    members.add("boxes", .array(boxes.prefix(64).map(\.json)), if: !boxes.isEmpty)
    let failed = result?.failedExpectations ?? []
    members.add("expectations", .array(failed.map(\.json)), if: !failed.isEmpty)
    let changes = layerChanges
    members.add("layers", .array(changes.map(\.json)), if: !changes.isEmpty)
    let recorded = result?.recorded ?? []
    members.add(
      "recorded", .array(recorded.map { .string($0.name) }), if: !recorded.isEmpty)
    members.add("reproduce", reproduceCommand.map { .string($0) })
    members.add("accept", acceptCommand.map { .string($0) })
    members.add(
      "attachments", .array(attachments.map { .string($0) }), if: !attachments.isEmpty)
    return .object(members)
  }
}

extension CaseGroup {
  /// The group as an object.
  fileprivate var json: JSONValue {
    [
      "change": .string(change?.sentence ?? ""), "count": JSONValue(count),
      "cases": .array(names.map { .string($0) }),
    ]
  }
}

extension ReportedCase {
  /// Reasons why layers move otherwise than expected, as far as they are known.
  private var causes: [String] {
    (result?.findings ?? []).compactMap { finding in
      if case .cause(let cause) = finding { "\(cause)" } else { nil }
    }
  }
}

extension Difference {
  /// Boxes where pixels differ in a film strip, or where the film jumps.
  fileprivate var boxes: [PixelRect] {
    switch self {
    case .picture(.pixels(_, _, let boxes)): boxes
    case .footage(.region(let boxes, _, _, _)): boxes
    case .footage(.rasterizer(let magnitude)): [magnitude.worst.box]
    case .jump(let jump): if case .pixels(_, _, let boxes) = jump.picture { boxes } else { [] }
    default: []
    }
  }
}

extension DifferenceMagnitude {
  /// The size as an object: levels, the share of what differs in a frame, and the frame that differs most.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [.init("levels", JSONValue(levels))]
    members.add("share", .number(Self.number(of: share)))
    members.add("square", square.map { JSONValue($0) })
    members.append(
      .init(
        "worst",
        [
          "frame": JSONValue(worst.number), "levels": JSONValue(worst.levels),
          "share": .number(Self.number(of: worst.share)),
          "count": JSONValue(worst.share.count), "box": worst.box.json,
        ]))
    return .object(members)
  }

  private static func number(of share: PixelShare) -> Double {
    (Double(share.count) / Double(max(share.total, 1))).rounded(toDecimals: 6)
  }
}

extension PixelRect {
  /// The box as a list: x, y, width and height.
  fileprivate var json: JSONValue {
    .array([minX, minY, width, height].map { JSONValue($0) })
  }
}

extension LayerChange {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("layer", .string(layer)), .init("frame", JSONValue(frame)),
      .init("milliseconds", .number(start.milliseconds.rounded())),
      .init("frames", JSONValue(frameCount)), .init("change", .string(changeWords())),
    ]
    if case .values(let values) = kind {
      members.append(.init("values", .array(values.map(\.json))))
    }
    return .object(members)
  }
}

extension ValueChange {
  /// The value where it differs most, as goldens write it.
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [.init("name", .string(name))]
    members.add("old", old.map { .string($0) })
    members.add("new", new.map { .string($0) })
    members.add("frame", moment.map { JSONValue($0.frame) })
    members.add("milliseconds", moment.map { .number($0.milliseconds.rounded()) })
    return .object(members)
  }
}

extension [Int] {
  /// Numbers in a row as pairs of the first and the last.
  fileprivate var runs: [JSONValue] {
    FrameRun.all(of: self).map { [JSONValue($0.first), JSONValue($0.last)] }
  }
}

extension [JSONValue.Member] {
  /// Adds a member if there is a value.
  fileprivate mutating func add(_ key: String, _ value: JSONValue?, if isWanted: Bool = true) {
    if let value, isWanted { append(.init(key, value)) }
  }
}

extension FailedExpectation {
  /// The failure as an object: what was claimed, of which layer, and where, when and by how much it is not
  /// so.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("claim", .string(failure.claim)), .init("layer", .string(failure.layer)),
      .init("message", .string(failure.sentence)),
    ]
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(.init(name, value)) }
    }
    add("milliseconds", failure.time.map { .number($0.milliseconds.rounded(toDecimals: 3)) })
    add("frame", failure.frame.map { JSONValue($0) })
    add("value", failure.value.map { .number($0.rounded(toDecimals: 6)) })
    add("bound", failure.bound.map { .number($0.rounded(toDecimals: 6)) })
    if failure.moreLayers > 0 { add("moreLayers", JSONValue(failure.moreLayers)) }
    add("because", reason.map { .string($0) })
    add("hint", .string(hint))
    add("file", place.map { .string($0.file) })
    add("line", place.map { JSONValue($0.line) })
    add("column", place.map { JSONValue($0.column) })
    return .object(members)
  }
}
