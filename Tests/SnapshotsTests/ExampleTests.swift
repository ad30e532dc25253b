import Foundation
import SegueSnapshots
import TestSupport
import Testing

/// What the example's page says of a failure is what a failure says.
@Suite struct ExampleTests {
  private static let page = "Examples/SnapshotTests/README.md"
  private static let tests = "Examples/SnapshotTests/Tests/AppTests"

  /// The example's own folder, copied, with one word of its scene exchanged.
  private func example(with easing: String) throws -> (Scratch, SnapshotPlace) {
    let scratch = try Scratch()
    for name in ["goldens/CardTests", "scenes"] {
      let copy = URL(filePath: "\(scratch.folder)/\(name)")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Package.folder.appending(path: "\(Self.tests)/\(name)"), to: copy)
    }
    let scene = try Package.text(of: "\(Self.tests)/scenes/card.json")
    #expect(scene.contains("\"ease-out\""))
    try scratch.write(
      scene.replacing("\"ease-out\"", with: "\"\(easing)\""), to: "scenes/card.json")
    let file = "\(scratch.folder)/CardTests.swift"
    return (scratch, SnapshotPlace(of: ["CardTests", "rises()"], named: nil, in: file))
  }

  private func outcome(with easing: String) async throws -> SnapshotOutcome.Verdict {
    let (scratch, place) = try example(with: easing)
    let expectation = Expectation(
      of: .scene("scenes/card.json"), as: [.timeline, .frames, .filmStrip], at: place)
    let outcome = await expectation.outcome(in: [:], trait: nil)
    guard case .failed(let words) = outcome.verdict else { return outcome.verdict }
    // Goldens are named by their whole paths; on the page, as seen from the example.
    return .failed(words.replacing("\(scratch.folder)/", with: "Tests/AppTests/"))
  }

  /// Where goldens are being recorded, the example's are among them.
  @Test func `the example is as expected`() async throws {
    let file = Package.folder.appending(path: "\(Self.tests)/CardTests.swift").path
    let place = SnapshotPlace(of: ["CardTests", "rises()"], named: nil, in: file)
    let variables = ProcessInfo.processInfo.environment
    let outcome = await Expectation(
      of: .scene("scenes/card.json"), as: [.timeline, .frames, .filmStrip], at: place
    ).outcome(in: variables, trait: nil)
    if case .recorded = outcome.verdict { return }
    #expect(outcome.verdict == .asAgreed)
  }

  @Test func `its page shows what a failure says`() async throws {
    guard case .failed(let words) = try await outcome(with: "linear") else {
      Issue.record("another easing is as expected")
      return
    }
    var parts = try Package.text(of: Self.page).components(separatedBy: "```\n")
    let place = try #require(parts.firstIndex { $0.hasPrefix("rises is not as expected\n") })
    parts[place] = words + "\n"
    expectDocument(parts.joined(separator: "```\n"), at: Self.page)
  }
}
