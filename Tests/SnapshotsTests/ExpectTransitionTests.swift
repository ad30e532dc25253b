import SegueSnapshots
import Testing

/// The function as other packages use it, with its goldens beside this file.
@Suite struct ExpectTransitionTests {
  @Test func `a scene file is as expected`() async {
    await expectTransition(of: .scene("scenes/badge.json"), as: .timeline, .frames, .filmStrip)
  }

  @Test(arguments: ["light", "dark"])
  func `each variant of a scene has goldens of its own`(theme: String) async {
    await expectTransition(
      of: .scene("scenes/badge.json", setting: ["theme": theme]), as: .still(atMark: "open"),
      named: theme)
  }

  @Test func `screens are exchanged as expected`() async {
    let stage = TransitionEnvironment(size: Size(90, 160))
    let blue = Screen("blue", background: .color(Color(rgb: 0x0A84FF)))
    let green = Screen("green", background: .color(Color(rgb: 0x30D158)))
    await expectTransition(
      of: .transition(
        from: blue, to: green, by: .pop, on: stage, with: Slide().animation(.standard)))
  }

  @Test func `a failure is an issue of the test, at its place`() async throws {
    let scratch = try Scratch()
    let location = scratch.location()
    await withKnownIssue {
      await ProcessVariables.$current.withValue([:]) {
        await expectTransition(of: Card().film, sourceLocation: location)
      }
    } matching: { issue in
      issue.sourceLocation == location && issue.severity == .error
        && issue.comments.contains { $0.rawValue.contains("the golden timeline is missing") }
    }
  }

  @Test func `mistakes of a scene are told with their places`() async throws {
    let scratch = try Scratch()
    try scratch.write("{\n  \"version\": 1,\n  \"canvass\": {}\n}\n", to: "card.json")
    await withKnownIssue {
      await expectTransition(of: .scene("card.json"), sourceLocation: scratch.location())
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("card.json:3:3: error: ") }
    }
    await withKnownIssue {
      await expectTransition(of: .scene("no.json"), named: "no", sourceLocation: scratch.location())
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no.json") }
    }
  }

  @Test func `two films of one test cannot share goldens`() async throws {
    let scratch = try Scratch()
    await ProcessVariables.$current.withValue(["SEGUE_RECORD": "missing"]) {
      await expectTransition(
        of: Card().film, as: .timeline, sourceLocation: scratch.location(line: 3))
    }
    await withKnownIssue {
      await expectTransition(
        of: Card().film, as: .timeline, sourceLocation: scratch.location(line: 4))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("line 3 already") }
    }
  }

  @Suite(.record(.missing)) struct Recording {
    @Test func `a trait of a suite holds for its tests`() async throws {
      let scratch = try Scratch()
      await ProcessVariables.$current.withValue([:]) {
        await expectTransition(
          of: Card().film, as: .timeline, sourceLocation: scratch.location())
      }
      #expect(scratch.files.count == 1)
    }

    @Test(.record(.never)) func `an inner trait goes before an outer one`() async throws {
      let scratch = try Scratch()
      await withKnownIssue {
        await ProcessVariables.$current.withValue([:]) {
          await expectTransition(
            of: Card().film, as: .timeline, sourceLocation: scratch.location())
        }
      }
      #expect(scratch.files.isEmpty)
    }
  }
}
