import Foundation
import SegueSnapshots
import Testing

@Suite struct ExpectationTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func outcome(
    _ card: Card = Card(), _ strategies: [SnapshotStrategy] = [.timeline, .frames, .filmStrip],
    _ tolerance: Tolerance = .exact, in variables: [String: String] = [:],
    trait: RecordMode? = nil
  ) async -> SnapshotOutcome {
    let expectation = Expectation(
      of: .film(card.film), as: strategies, tolerance: tolerance, at: scratch.place)
    return await expectation.outcome(in: variables, trait: trait)
  }

  private func complaint(_ outcome: SnapshotOutcome) throws -> String {
    guard case .failed(let words) = outcome.verdict else {
      throw Surprise(words: "expected a failure, got \(outcome.verdict)")
    }
    return words
  }

  private struct Surprise: Error {
    let words: String
  }

  @Test func `without goldens an expectation fails and says how to record them`() async throws {
    let words = try complaint(await outcome())
    #expect(words.hasPrefix("opens is not as expected\nthe golden timeline"))
    #expect(words.hasSuffix("if it should be so: SEGUE_RECORD=missing swift test"))
    #expect(scratch.files.isEmpty)
  }

  @Test func `what has been recorded is as expected`() async throws {
    let strategies: [SnapshotStrategy] = [
      .timeline, .frames, .filmStrip, .still(at: .milliseconds(100)), .still(atMark: "half"),
    ]
    let recorded = await outcome(Card(), strategies, in: ["SEGUE_RECORD": "missing"])
    guard case .recorded = recorded.verdict else {
      Issue.record("expected goldens to be recorded, got \(recorded.verdict)")
      return
    }
    let names = ["100ms.png", "frames.txt", "half.png", "strip.png", "timeline.txt"]
    #expect(scratch.files == names.map { "goldens/CardTests/opens.\($0)" })
    #expect(await outcome(Card(), strategies).verdict == .asAgreed)
  }

  @Test func `another easing is told by both names, the layer and the time`() async throws {
    _ = await outcome(trait: .missing)
    let broken = await outcome(Card(easing: .easeIn))
    let words = try complaint(broken)
    // The left edge begins at 2 and moves by a twelfth of 40 in each frame.
    #expect(words.contains("\nanother curve of 'card': linear → ease-in\n"))
    #expect(words.contains("\nlayer 'card', from 17 ms: x 18.7 → "))
    #expect(words.contains("\nthe film begins and ends as expected, but takes another way"))
    #expect(words.hasSuffix("if it should be so: SEGUE_RECORD=failed swift test"))
    #expect(
      broken.attachments.map(\.name) == [
        "opens.timeline.expected.txt", "opens.timeline.actual.txt", "opens.strip.expected.png",
        "opens.strip.actual.png", "opens.strip.difference.png", "opens.frame-1.actual.png",
      ])
    for attachment in broken.attachments {
      switch attachment.content {
      case .text(let text): #expect(text.hasPrefix("segue timeline 1\n"))
      case .png(let bytes): #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      }
    }
  }

  @Test func `each strategy sees what it is for`() async throws {
    let still = SnapshotStrategy.still(at: .milliseconds(100))
    _ = await outcome(Card(), [.timeline, .frames, .filmStrip, still], trait: .missing)
    let slow = Card(easing: .easeIn)
    #expect(try complaint(await outcome(slow, [.timeline])).contains("layer 'card'"))
    #expect(try complaint(await outcome(slow, [.frames])).contains("frames differ, the first is 1"))
    #expect(try complaint(await outcome(slow, [.filmStrip])).contains("film strip: "))
    let seen = await outcome(slow, [still])
    #expect(try complaint(seen).contains("still 100ms: "))
    #expect(
      seen.attachments.map(\.name)
        == ["expected", "actual", "difference"].map { "opens.100ms.\($0).png" })
  }

  @Test func `what fails is recorded anew where that is asked for`() async throws {
    _ = await outcome(trait: .missing)
    let wide = Card(distance: 50)
    #expect(try complaint(await outcome(wide, trait: .missing)).contains("layer 'card'"))
    _ = await outcome(wide, trait: .failed)
    #expect(await outcome(wide).verdict == .asAgreed)
  }

  @Test(arguments: ["opens.timeline.txt", "opens.strip.png", "opens.0ms.png", ""])
  func `a golden that is a link out of its folder is refused, and so is the folder`(
    name: String
  ) async throws {
    try scratch.write("precious", to: "away/file.txt")
    let tests = try Scratch()
    try tests.write("x", to: name.isEmpty ? "goldens/x" : "goldens/CardTests/x")
    try FileManager.default.createSymbolicLink(
      atPath: "\(tests.folder)/goldens/CardTests" + (name.isEmpty ? "" : "/\(name)"),
      withDestinationPath: "\(scratch.folder)/away" + (name.isEmpty ? "" : "/file.txt"))
    for mode in [RecordMode.never, .missing, .failed, .all] {
      let expectation = Expectation(
        of: .film(Card().film), as: [.timeline, .frames, .filmStrip, .still(at: .zero)],
        at: tests.place)
      let words = try complaint(await expectation.outcome(in: [:], trait: mode))
      #expect(words.contains("it leads out of the directory"), "\(words)")
      #expect(!words.contains("precious"))
    }
    #expect(scratch.files == ["away/file.txt"])
  }

  @Test func `in CI nothing is written, whatever is asked for`() async throws {
    let variables = ["CI": "true", "SEGUE_RECORD": "all"]
    let strategies: [SnapshotStrategy] = [.timeline, .still(at: .zero)]
    let words = try complaint(await outcome(Card(), strategies, in: variables, trait: .all))
    #expect(words.contains("\nthe golden timeline is missing"))
    #expect(words.contains("\nthe golden still 0ms is missing"))
    #expect(
      words.hasSuffix("CI is 'true' and writes no goldens: record them elsewhere and commit them"))
    #expect(scratch.files.isEmpty)
  }

  @Test func `a tolerance is for pixels, stills included`() async throws {
    let still = SnapshotStrategy.still(at: .zero)
    _ = await outcome(Card(), [still], trait: .missing)
    let other = Card(color: Color(rgb: 0x0A84FD))
    #expect(try complaint(await outcome(other, [still])).contains("by up to 2 levels"))
    let two = Tolerance.levels(2, because: "the color is about to change")
    #expect(await outcome(other, [still], two).verdict == .asAgreed)
    let one = Tolerance.levels(1, because: "the color is about to change")
    #expect(try complaint(await outcome(other, [still], one)).contains("still 0ms"))
  }

  @Test func `a still that cannot be read is damaged, and one that cannot be drawn is refused`()
    async throws
  {
    try scratch.write("no picture", to: "goldens/CardTests/opens.0ms.png")
    #expect(
      try complaint(await outcome(Card(), [.still(at: .zero)]))
        .contains("the golden still 0ms is damaged: expected a PNG file"))
    #expect(
      try complaint(await outcome(Card(), [.still(at: .milliseconds(200.5))]))
        == "there is no moment 200.5ms: the film lasts 200 ms")
    #expect(
      try complaint(await outcome(Card(), [.still(atMark: "end")]))
        == "the film has no mark 'end': it has 'half'")
  }
}
