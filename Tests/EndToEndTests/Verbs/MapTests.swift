import Foundation
import TestSupport
import Testing

/// The map of an app in a few scenes, as the terminal prints it.
@Suite struct MapTests {
  private static let screens = #""screens": {"inbox": {}, "message": {}, "photo": {}, "draft": {}}"#

  private static let app = """
    {
      "version": 1, "canvas": {"size": [60, 90]}, \(screens),
      "routes": [
        {"from": "inbox", "to": "message", "with": "ios.push"},
        {"to": "photo", "with": {"use": "lift", "duration": 300}},
        {"to": "draft", "operation": "present", "with": "ios.sheet-18"}
      ],
      "transitions": {"lift": {"composed": "slide"}},
      "flow": [
        {"show": "inbox"}, {"push": "message"}, {"push": "photo"},
        {"pop": 1, "with": "classic.cross-fade"}
      ]
    }
    """

  private static let back = """
    {"version": 1, "canvas": {"size": [60, 90]}, \(screens), "flow": [
      {"show": ["inbox", "message"]},
      {"pop": 1, "gesture": {"touches": [[0, 0], [100, 30]], "velocity": 900}}]}
    """

  private static func workshop() throws -> Workshop {
    let workshop = try Workshop(app)
    try workshop.write(Data(back.utf8), to: "back.json")
    return workshop
  }

  @Test(arguments: ["text", "mermaid", "dot", "svg"])
  func `a map is as expected`(format: String) throws {
    let shelled = try Self.workshop().run("$render map . --as \(format)")
    #expect(shelled.status == 0, "\(shelled.error)")
    expectGolden(shelled.output, at: "cli/map.\(format)")
  }

  @Test func `programs get the same as JSON`() throws {
    let shelled = try Self.workshop().run("$render map scene.json back.json --json")
    let map = try #require(
      JSONSerialization.jsonObject(with: Data(shelled.output.utf8)) as? [String: Any])
    #expect((map["ways"] as? [Any])?.count == 4)
    #expect(shelled.output.contains(#""kind": "other-way-back""#))
  }

  @Test func `a scene of layers has no map`() throws {
    let workshop = try Workshop(#"{"version": 1, "canvas": {"size": [9, 9]}, "layers": []}"#)
    let shelled = try workshop.run("$render map scene.json")
    #expect(shelled.status == 65)
    #expect(shelled.error.hasPrefix("render: error: no scene has screens"))
  }
}
