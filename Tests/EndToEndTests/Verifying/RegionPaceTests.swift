import Foundation
import TestSupport
import Testing

/// What `render compare` says of a part of a film that goes at another pace than the rest of it.
@Suite(.serialized)
struct RegionPaceTests {
  /// Two boxes: the upper one moves as is said, the lower one always alike.
  private static func scene(_ upper: String) -> String {
    func box(_ y: Int, _ color: String, _ more: String) -> String {
      """
      {"size": [40, 40], "background": "\(color)",
       "position": {"from": [30, \(y)], "to": [130, \(y)], \(more)}}
      """
    }
    return """
      {"version": 1, "duration": "1s",
       "canvas": {"size": [160, 160], "scale": 1, "fps": 60, "background": "#F2F2F7"},
       "layers": [\(box(36, "#5856D6", upper)),
         \(box(124, "#FF3B30", #""delay": 100, "duration": 400, "easing": "ease-in-out""#))]}
      """
  }

  @Test(arguments: [
    (
      #""delay": 100, "duration": 600, "easing": "ease-in-out""#, "movement takes 1."
    ),
    (
      #""delay": 200, "duration": 400, "easing": "ease-in-out""#,
      "frames are the expected ones, 6 frames later"
    ),
    (
      #""delay": 108, "duration": 400, "easing": "ease-in-out""#,
      "movement is the expected one, 8 ms later"
    ),
  ])
  func `its own pace is named, and where`(upper: String, words: String) throws {
    let workshop = try Workshop(
      Self.scene(#""delay": 100, "duration": 400, "easing": "ease-in-out""#))
    try workshop.write(Data(Self.scene(upper).utf8), to: "other.json")
    let run = try workshop.run(
      """
      $render other.json -o other.apng --quiet; $render compare scene.json other.apng
      $render other.json -o other.mp4 --quiet; $render compare scene.json other.mp4
      """)
    #expect(run.error.isEmpty, "\(run.error)")
    #expect(run.output.matches(of: /a region moves differently/).count == 2, "\(run.output)")
    let named = run.output.split(separator: "\n").filter { $0.contains(words) }
    #expect(named.count == 2, "\(run.output)")
    // The upper half.
    #expect(named.allSatisfy { $0.contains(#/within \d+,\d+ to \d+,([0-9]|[0-7]\d), the /#) })
  }

  @Test func `another way through the same places is no other pace`() throws {
    let workshop = try Workshop(
      Self.scene(#""delay": 100, "duration": 400, "easing": "ease-in-out""#))
    let other = Self.scene(#""delay": 100, "duration": 400, "easing": "ease-in-out""#)
      .replacingOccurrences(of: "[130, 36]", with: "[90, 60]")
    try workshop.write(Data(other.utf8), to: "other.json")
    let run = try workshop.run(
      "$render other.json -o other.apng --quiet; $render compare scene.json other.apng")
    #expect(run.output.contains("a region looks different, "), "\(run.output)")
    #expect(!run.output.contains(", the movement") && !run.output.contains(", the frames"))
  }
}
