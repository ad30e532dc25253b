import Foundation
import TestSupport
import Testing

/// Phones whose points are not whole, from a scene to its goldens.
@Suite struct DevicePixelTests {
  /// Two screens that Compose exchanges by whole pixels, there and back.
  private static func scene(on device: String) -> String {
    """
    {"version": 1, "canvas": {"device": "\(device)"},
     "screens": {"list": {"background": "#FFFFFF", "layers": []},
                 "detail": {"background": "#0A84FF", "layers": []}},
     "routes": [{"with": {"compose": {
       "enter": [{"slideIntoContainer": {"towards": "start", "easing": {"spring": "compose.medium-bouncy-medium"}}}],
       "exit": [{"slideOutOfContainer": {"towards": "start", "duration": 300}}]}}}],
     "flow": [{"show": "list"}, {"hold": 100}, {"push": "detail"}, {"hold": 100}, {"pop": 1}, {"hold": 100}]}
    """
  }

  @Test(arguments: [("pixel-8", "1080x2400"), ("pixel-9-pro", "1280x2856")])
  func `what is recorded is as expected, and no screen jumps`(
    device: String, pixels: String
  ) throws {
    let workshop = try Workshop(Self.scene(on: device))
    let record = try workshop.run("$render record scene.json")
    #expect(record.status == 0)
    #expect(!record.output.contains("does not begin as"), "\(record.output)")
    let verify = try workshop.run("$render verify scene.json")
    #expect(verify.status == 0)
    #expect(verify.output == "1 case: 1 as expected\n")
    let check = try workshop.run("$render check scene.json")
    #expect(check.output.contains(", \(pixels) pixels, "), "\(check.output)")
    let audit = try workshop.run("$render audit scene.json")
    #expect(!audit.error.contains("A-04"), "\(audit.error)")
  }

  @Test func `a screenshot of a phone is shown in a device of its size`() throws {
    let workshop = try Workshop()
    let made = try workshop.run(
      #"""
      for color in FF9500 0A84FF; do
        echo '{"version": 1, "canvas": {"size": [1080, 2424], "background": "#'$color'"}, "layers": [], "duration": 100}' > p.json
        "$render" p.json --at 0 -o $color.png || exit 1
      done
      """#)
    try #require(made.status == 0, "\(made.error)")
    let run = try workshop.run(
      "$render between FF9500.png 0A84FF.png --with compose.slide-into --hash --at 0")
    #expect(run.output.contains(" 1080x2424 "), "\(run.output)")
    #expect(run.error.contains("taken as 411.43x923.43 points at 2.625x, the screen of pixel-9"))
  }
}
