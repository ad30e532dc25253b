import SegueAudit
import SegueMotionAssertions
package import SegueJSON
import SegueMotion
import SegueVerification
import SegueTextSupport

extension AuditReport {
  /// The run as SARIF 2.1.0, which code scanning reads.
  package var sarif: JSONValue {
    [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ]
  }

  private var run: JSONValue {
    [
      "tool": [
        "driver": [
          "name": "render", "semanticVersion": .string(version),
          "rules": .array(RuleDescription.all.map(\.json)),
        ]
      ],
      "automationDetails": ["id": .string("render-audit/\(profile)/")],
      "columnKind": "unicodeCodePoints",
      "invocations": [
        [
          "executionSuccessful": .bool(scenes.allSatisfy { $0.failure == nil }),
          "toolExecutionNotifications": .array(
            scenes.compactMap(Self.notification)),
        ]
      ],
      "results": .array(results),
    ]
  }

  /// The reason why a scene could not be audited, or the rules that were asked of a recording.
  private static func notification(about scene: AuditedScene) -> JSONValue? {
    func words(_ level: String, _ words: String) -> JSONValue {
      ["level": .string(level), "message": ["text": .string("\(scene.name): \(words)")]]
    }
    if let failure = scene.failure { return words("error", failure) }
    return scene.askedWords.map { words("note", $0) }
  }

  private var results: [JSONValue] {
    var known: [String: Int] = [:]
    let groups = groups
    let places = groups.places(of: \.change)
    return scenes.flatMap { scene -> [JSONValue] in
      let group = AuditChange(scene).flatMap { places[$0] }.map { groups[$0].count }
      return scene.findings.map { finding in
        let identity = finding.identity(in: scene.name)
        known[identity, default: 0] += 1
        // What is found twice in one layer is told apart by its order.
        let print = Fingerprint(of: "\(identity)\u{1F}\(known[identity] ?? 1)")
        return finding.sarif(fingerprint: print, in: scene, of: group)
      }
    }
  }
}

extension AuditFinding {
  /// - Parameter group: the number of scenes with the same findings, where there are several.
  fileprivate func sarif(
    fingerprint: Fingerprint, in scene: AuditedScene, of group: Int?
  ) -> JSONValue {
    let index = RuleDescription.all.firstIndex { $0.rule == rule } ?? 0
    var location: [JSONValue.Member] = [
      .init("physicalLocation", physicalLocation(in: scene))
    ]
    if let layer {
      location.append(
        .init("logicalLocations", [["name": .string(layer.visible), "kind": "element"]]))
    }
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(rule.id)), .init("ruleIndex", JSONValue(index)),
      .init("level", .string(severity.sarifLevel)),
      .init("message", ["text": .string("\(proof.visible); \(hint.visible)")]),
      .init("locations", [.object(location)]),
      .init("partialFingerprints", ["segueFinding/v1": .string(fingerprint.text)]),
      .init("properties", properties(in: scene, of: group)),
    ]
    if let acceptance { members.append(.init("suppressions", [acceptance.sarif])) }
    return .object(members)
  }

  private func physicalLocation(in scene: AuditedScene) -> JSONValue {
    // A film has no lines.
    if scene.isRecording { return ["artifactLocation": ["uri": .string(scene.file.uriReference)]] }
    let place = place ?? ExpectationPlace(file: scene.file, line: 1, column: 1)
    return place.physicalLocation
  }

  private func properties(in scene: AuditedScene, of group: Int?) -> JSONValue {
    func milliseconds(_ time: Time) -> JSONValue {
      .number(time.milliseconds.rounded(toDecimals: 3))
    }
    var members: [JSONValue.Member] = [
      .init("scene", .string(scene.name)), .init("from", milliseconds(span.lowerBound)),
      .init("until", milliseconds(span.upperBound)),
      .init("firstFrame", JSONValue(frames.lowerBound)),
      .init("lastFrame", JSONValue(frames.upperBound)),
    ]
    if let value { members.append(.init("value", .number(value.rounded(toDecimals: 6)))) }
    if let bound { members.append(.init("bound", .number(bound.rounded(toDecimals: 6)))) }
    if let group { members.append(.init("scenesAlike", JSONValue(group))) }
    return .object(members)
  }
}

extension HeldAcceptance {
  fileprivate var sarif: JSONValue {
    let preset = giver.preset == nil ? "" : "\(giver.words): "
    var members: [JSONValue.Member] = [
      .init("kind", "inSource"), .init("status", "accepted"),
      .init("justification", .string("\(preset)\(acceptance.reason)".visible)),
    ]
    if let place {
      members.append(.init("location", ["physicalLocation": place.physicalLocation]))
    }
    return .object(members)
  }
}

extension ExpectationPlace {
  fileprivate var physicalLocation: JSONValue {
    [
      "artifactLocation": ["uri": .string(file.uriReference)],
      "region": ["startLine": JSONValue(line), "startColumn": JSONValue(column)],
    ]
  }
}

extension AuditSeverity {
  fileprivate var sarifLevel: String { self == .remark ? "note" : rawValue }
}

extension RuleDescription {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(rule.id)), .init("name", .string(rule.pascalName)),
      .init("shortDescription", ["text": .string("\(summary.sentence).")]),
      .init("fullDescription", ["text": .string("\(summary.sentence).")]),
    ]
    let published = Publication.all(about: rule)
    if let first = published.first { members.append(.init("helpUri", .string(first.address))) }
    let links = published.map { " [\($0.title)](\($0.address))" }.joined()
    members += [
      .init(
        "help",
        [
          "text": .string("\(remedy.sentence)."),
          "markdown": .string("**What mends it.** \(remedy.sentence).\(links)"),
        ]),
      .init("properties", ["tags": ["motion", .string(rule.name)]]),
    ]
    return .object(members)
  }
}

extension GuidelineRule {
  /// The speaking name as SARIF writes names of rules.
  fileprivate var pascalName: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension String {
  /// The words with a capital letter in front.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }

  /// The path as a reference to a URI: what has a meaning there is written as its bytes.
  fileprivate var uriReference: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { text, byte in
      let letter = Character(UnicodeScalar(byte))
      let isPlain = byte < 128 && (letter.isLetter || letter.isNumber || "/._~-".contains(letter))
      text += isPlain ? String(letter) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
  }
}

/// Fingerprint by which a finding is recognized from run to run: FNV-1a of what stays the same about it.
private struct Fingerprint {
  let text: String

  init(of words: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in words.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
