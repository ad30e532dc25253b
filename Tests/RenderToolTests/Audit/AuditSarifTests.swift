import Foundation
import SegueMotionAssertions
import TestSupport
import Testing

/// The document for code scanning.
///
/// `make test-sarif` holds it to the official schema; this says what has to be in it beyond that.
@Suite struct AuditSarifTests {
  private struct Log: Decodable {
    struct TransitionTiming: Decodable {
      let tool: Tool
      let results: [Result]
      let invocations: [Invocation]
    }
    struct Tool: Decodable {
      struct Driver: Decodable {
        let rules: [Rule]
      }
      let driver: Driver
    }
    struct Rule: Decodable {
      let id: String
      let helpUri: String?
    }
    struct Result: Decodable {
      let ruleId: String
      let ruleIndex: Int
      let level: String
      let locations: [Location]
      let partialFingerprints: [String: String]
      let suppressions: [Suppression]?
    }
    struct Location: Decodable {
      let physicalLocation: Place
    }
    struct Place: Decodable {
      struct Artifact: Decodable {
        let uri: String
      }
      struct Region: Decodable {
        let startLine: Int
        let startColumn: Int
      }
      let artifactLocation: Artifact
      let region: Region
    }
    struct Suppression: Decodable {
      let kind: String
      let status: String
      let justification: String
      let location: Location?
    }
    struct Invocation: Decodable {
      let executionSuccessful: Bool
      let toolExecutionNotifications: [Notification]
    }
    struct Notification: Decodable {
      let level: String
    }
    let version: String
    let runs: [TransitionTiming]
  }

  /// The document about two scenes in which the same is found, one of which accepts it, and about a third
  /// that cannot be read.
  private static func document() throws -> (text: String, log: Log) {
    let workshop = try Workshop()
    let push = AuditExample.push(AuditExample.slide(1200))
    let accept = " \"accept\": [{ \"rule\": \"A-19\", \"because\": \"a \\\"set piece\\\"\" }],"
    try workshop.write(Data(AuditExample.flow(push).utf8), to: "100 % [slow].json")
    try workshop.write(Data(AuditExample.flow(push, more: accept).utf8), to: "meant.json")
    try workshop.write(Data("{ \"version\": 1 }".utf8), to: "broken.json")
    _ = try workshop.run("$render audit '100 % [slow].json' meant.json broken.json --sarif a.sarif")
    let bytes = try #require(workshop.bytes(of: "a.sarif"))
    return (
      String(decoding: bytes, as: UTF8.self), try JSONDecoder().decode(Log.self, from: Data(bytes))
    )
  }

  @Test func `the document is as expected, which the official schema has accepted`() throws {
    expectGolden(try Self.document().text, at: "audit/slow.sarif")
  }

  @Test func `results have their rule, their place, and a print of their own`() throws {
    let log = try Self.document().log
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(run.tool.driver.rules.map(\.id) == GuidelineRule.allCases.map(\.id))
    for result in run.results {
      #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
      #expect(["error", "warning", "note"].contains(result.level))
      let place = try #require(result.locations.first).physicalLocation
      #expect(place.region.startLine >= 1 && place.region.startColumn >= 1)
      #expect(URL(string: place.artifactLocation.uri)?.path() == place.artifactLocation.uri)
    }
    let prints = run.results.compactMap { $0.partialFingerprints["segueFinding/v1"] }
    #expect(prints.count == run.results.count && Set(prints).count == prints.count)
  }

  @Test func `what is accepted is suppressed with its reason, and what cannot be read is told`()
    throws
  {
    let run = try #require(try Self.document().log.runs.first)
    let suppressed = run.results.filter { $0.suppressions != nil }
    let suppression = try #require(suppressed.first?.suppressions?.first)
    #expect(suppressed.count == 1 && suppressed[0].ruleId == "A-19")
    #expect((suppression.kind, suppression.status) == ("inSource", "accepted"))
    #expect(suppression.justification == "a \"set piece\"")
    #expect(suppression.location?.physicalLocation.artifactLocation.uri == "meant.json")
    #expect(run.invocations.first?.executionSuccessful == false)
    #expect(run.invocations.first?.toolExecutionNotifications.map(\.level) == ["error"])
  }
}
