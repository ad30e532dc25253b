import SegueCommandLine
import TestSupport
import Testing

/// What 'check --motion' says of films that move as they are meant to, and of others.
@Suite struct ExpectationMessageTests {
  @Test(arguments: MotionExample.all)
  func `each claim is told when it fails, and met when it does not`(_ example: MotionExample) async
  {
    let failing = await Transcript(
      "check", "--motion", "-", input: example.scene(example.failing))
    let passing = await Transcript(
      "check", "--motion", "-", input: example.scene(example.passing))
    #expect((failing.code, passing.code) == (.findings, .done))
    expectGolden(
      failing.output + failing.error + passing.output + passing.error,
      at: "expectations/\(example.name).txt")
  }

  @Test func `without the option the movement is not looked at`() async {
    let example = MotionExample.all[0]
    let plain = await Transcript("check", "-", input: example.scene(example.failing))
    #expect(plain.code == .done)
    #expect(!plain.output.contains("expectation"))
  }

  @Test func `a document has everything in one pass`() async {
    let example = MotionExample.all[0]
    let document = await Transcript("check", "--json", "-", input: example.scene(example.failing))
    #expect(document.code == .findings)
    expectGolden(document.output, at: "expectations/document.json")
  }

  @Test func `times of steps count from their beginning`() async {
    let steps = await Transcript("check", "--motion", "-", input: Self.flow)
    #expect(steps.code == .findings)
    expectGolden(steps.output + steps.error, at: "expectations/steps.txt")
  }

  private static let flow = """
    {
      "version": 1, "canvas": { "size": [200, 300], "fps": 60, "safeArea": [20, 0] },
      "screens": {
        "inbox": {
          "background": "#FFFFFF",
          "layers": [{ "id": "title", "frame": [10, 10, 100, 30], "background": "#000000" }]
        },
        "detail": {
          "background": "#F2F2F7",
          "layers": [{ "id": "face", "frame": [80, 80, 40, 40], "background": "#3366CC" }]
        }
      },
      "flow": [
        { "show": "inbox", "expect": [{ "layer": "title", "staysInside": "safeArea" }] },
        { "hold": 100 },
        {
          "push": "detail", "with": "ios.push",
          "expect": [
            { "layer": "face", "settles": 200 },
            { "layer": "detail", "moves": "right" },
            { "layer": "inbox", "leaves": 100 },
            { "layer": "detail", "appears": 0 },
            { "layer": "face", "appears": 50 }
          ]
        },
        { "hold": 100, "expect": [{ "layer": "detail", "covers": "canvas" }] },
        { "pop": 1, "with": "ios.push", "expect": [{ "layer": "detail", "moves": "right" }] }
      ],
      "expect": [{ "layer": "detail", "endsAtRest": true }, { "layer": "*", "covers": "canvas" }]
    }
    """
}
