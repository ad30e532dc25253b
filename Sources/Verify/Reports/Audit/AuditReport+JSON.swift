import SegueAudit
import SegueMotionAssertions
package import SegueJSON
import SegueMotion
import SegueVerification
import SegueTextSupport

extension AuditReport {
  /// The run as a document for programs, the first version of its form.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("schemaVersion", 1), .init("engine", .string(engine)),
      .init("profile", .string(profile)),
    ]
    let groups = groups
    if !groups.isEmpty { members.append(.init("groups", .array(groups.map(\.json)))) }
    let places = groups.places(of: \.change)
    members.append(
      .init(
        "scenes", .array(scenes.map { json(of: $0, group: AuditChange($0).flatMap { places[$0] }) })
      ))
    return .object(members)
  }

  private func json(of scene: AuditedScene, group: Int?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("scene", .string(scene.name)), .init("file", .string(scene.file)),
      .init("ok", .bool(scene.failure == nil && !scene.findings.contains(where: isFailed))),
    ]
    if let group { members.append(.init("group", JSONValue(group))) }
    if let failure = scene.failure {
      members.append(.init("error", .string(failure)))
      members.append(.init("diagnostics", .array(scene.mistakes.map(\.json))))
      return .object(members)
    }
    if scene.isRecording {
      members.append(.init("pictures", JSONValue(scene.frameCount)))
      members.append(.init("rules", .array(scene.rules.map { .string($0.id) })))
    }
    if let profile = scene.profile { members.append(.init("profile", .string(profile.rawValue))) }
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
    if !scene.isRecording {
      members.append(.init("exchanges", .array(scene.exchanges.map(\.json))))
      members.append(.init("measured", .array(scene.measured.map(\.json))))
    }
    return .object(members)
  }
}

extension AuditedExchange {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(.init(name, value)) }
    }
    add("from", from.map { .string($0) })
    add("to", to.map { .string($0) })
    add("operation", .string(operation))
    add("preset", preset.map { .string($0) })
    add("start", .milliseconds(start))
    add("end", .milliseconds(end))
    add("declared", .number(declared.rounded(toDecimals: 3)))
    add("seen90", .number(seen90.rounded(toDecimals: 3)))
    add("seen99", .number(seen99.rounded(toDecimals: 3)))
    add("measured", measurement?.json)
    return .object(members)
  }
}

extension AuditMeasurement {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("rule", .string(rule.id)), .init("measure", .string(measure.rawValue)),
      .init("value", .number(value.rounded(toDecimals: 6))),
    ]
    if let layer { members.append(.init("layer", .string(layer))) }
    members += [
      .init("from", .milliseconds(start)), .init("isFloor", .bool(measure.isFloor)),
    ]
    for (name, bound) in [
      ("remark", limit.remark), ("warning", limit.warning), ("error", limit.error),
    ] {
      if let bound { members.append(.init(name, .number(bound.rounded(toDecimals: 6)))) }
    }
    if let severity { members.append(.init("severity", .string(severity.rawValue))) }
    if let acceptance { members.append(.init("accepted", .object(acceptance.members))) }
    let published = Publication.all(about: rule).map { JSONValue.string($0.address) }
    if !published.isEmpty { members.append(.init("published", .array(published))) }
    return .object(members)
  }
}

extension AuditGroup {
  fileprivate var json: JSONValue {
    [
      "findings": .string(change?.sentence ?? ""), "count": JSONValue(count),
      "scenes": .array(names.map { .string($0) }),
    ]
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
