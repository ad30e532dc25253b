import Foundation
import SegueCommandLine
import SegueMotion
import Testing

@Suite struct CurveListingTests {
  private static let names = EasingCatalog.names + SpringCatalog.names

  @Test func `every curve with a name has a line`() async {
    let transcript = await Transcript("curve", "--list")
    #expect(transcript.code == .done)
    #expect(transcript.output.split(separator: "\n").map(String.init) == Self.names)
  }

  @Test func `JSON says of each name whether it is an easing or a spring`() async throws {
    let transcript = await Transcript("curve", "--list", "--json")
    #expect(transcript.code == .done)
    let data = Data(transcript.output.utf8)
    let answer = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(answer["schemaVersion"] as? Int == 1)
    let curves = try #require(answer["curves"] as? [[String: String]])
    #expect(curves.map { $0["name"] } == Self.names)
    func names(_ kind: String) -> [String?] {
      curves.filter { $0["kind"] == kind }.map { $0["name"] }
    }
    #expect(names("easing") == EasingCatalog.names)
    #expect(names("spring") == SpringCatalog.names)
  }
}
