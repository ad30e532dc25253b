import SegueAudit
import SegueMotionAssertions
package import SegueJSON
import SegueMotion
import SegueVerification
import SegueTextSupport

extension AuditReport {
  /// The run as a document for programs, the first version of its form.
  package var json: JSONValue {
    [
      "schemaVersion": 1, "engine": .string(engine), "profile": .string(profile.rawValue),
      "scenes": .array(scenes.map { json(of: $0) }),
    ]
  }

  private func json(of scene: AuditedScene) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("scene", .string(scene.name)), .init("file", .string(scene.file)),
      .init("ok", .bool(scene.failure == nil && !scene.findings.contains(where: isFailed))),
    ]
    if let failure = scene.failure {
      members.append(.init("error", .string(failure)))
      members.append(.init("diagnostics", .array(scene.mistakes.map(\.json))))
      return .object(members)
    }
    if scene.isRecording {
      members.append(.init("pictures", JSONValue(scene.frameCount)))
      members.append(.init("rules", .array(scene.rules.map { .string($0.id) })))
    }
    members += AuditSeverity.allCases.map {
      .init("\($0.rawValue)s", JSONValue(scene.count(of: $0)))
    }
    members += [
      .init("findings", .array(scene.findings.map(\.json))),
      .init(
        "unusedAcceptances",
        .array(
          scene.unused.map {
            .object([.init("rule", .string($0.acceptance.rule.id))] + $0.members)
          })),
    ]
    if let shortfall = scene.shortfall { members.append(.init("shortfall", .string(shortfall))) }
    return .object(members)
  }
}

extension AuditFinding {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("rule", .string(rule.id)), .init("name", .string(rule.name)),
      .init("severity", .string(severity.rawValue)),
    ]
    if let layer { members.append(.init("layer", .string(layer))) }
    members += [
      .init("message", .string(sentence)), .init("from", .milliseconds(span.lowerBound)),
      .init("until", .milliseconds(span.upperBound)),
      .init("frames", [JSONValue(frames.lowerBound), JSONValue(frames.upperBound)]),
    ]
    if let value { members.append(.init("value", .number(value.rounded(toDecimals: 6)))) }
    if let bound { members.append(.init("bound", .number(bound.rounded(toDecimals: 6)))) }
    members.append(.init("hint", .string(hint)))
    members += place?.members ?? []
    if let acceptance { members.append(.init("accepted", .object(acceptance.members))) }
    return .object(members)
  }
}

extension JSONValue {
  fileprivate static func milliseconds(_ time: Time) -> JSONValue {
    .number(time.milliseconds.rounded(toDecimals: 3))
  }
}

extension HeldAcceptance {
  fileprivate var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("by", .string(giver.name))]
    if let preset = giver.preset { members.append(.init("preset", .string(preset))) }
    members.append(.init("because", .string(acceptance.reason)))
    return members + (place?.members ?? [])
  }
}

extension ExpectationPlace {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("file", .string(file)), .init("line", JSONValue(line)),
      .init("column", JSONValue(column)),
    ]
  }
}
