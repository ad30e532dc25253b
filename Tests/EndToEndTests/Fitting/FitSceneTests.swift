import Foundation
import TestSupport
import Testing

/// What `render fit` prints for others to use: animations of a scene, and the call of a platform.
@Suite(.serialized)
struct FitSceneTests {
  private static func scene(_ position: String, _ animations: String) -> String {
    """
    {"version": 1, "duration": 1200,
     "canvas": {"size": [160, 120], "scale": 1, "fps": 60, "background": "#F2F2F7"},
     "layers": [{"id": "layer", "size": [40, 50], "background": "#5856D6", "position": \(position)}],
     "animations": \(animations)}
    """
  }

  private static let moving = scene(
    """
    {"from": [30, 50], "to": [130, 70], "delay": 100,
     "easing": {"spring": {"response": 420, "dampingRatio": 0.8}}}
    """, "[]")

  @Test func `pasted into a scene, the animations move it as the film does`() throws {
    let workshop = try Workshop(Self.moving)
    let first = try workshop.run(
      """
      $render scene.json -o film.mp4 --quiet && $render fit film.mp4 --as scene
      $render fit film.mp4 --json >answer
      """)
    #expect(first.status == 0 && first.error.isEmpty, "\(first.error)")
    let answer = try JSONSerialization.jsonObject(with: #require(workshop.bytes(of: "answer")))
    let movements = (answer as? [String: Any])?["movements"] as? [[String: Any]]
    let animations = try #require(movements?.first?["animations"] as? [[String: Any]])
    #expect(animations.map { $0["property"] as? String } == ["translateX", "translateY"])
    #expect(animations.allSatisfy { $0["from"] as? Double == 0 })
    #expect(abs((animations[0]["to"] as? Double ?? 0) - 100) < 0.5)
    #expect(abs((animations[1]["to"] as? Double ?? 0) - 20) < 0.5)
    #expect(abs((animations[0]["delay"] as? Double ?? 0) - 100) < 3)
    #expect(first.output.hasPrefix("\"animations\": ["))
    // The text is what the answer for programs says.
    let printed = try JSONSerialization.jsonObject(with: Data("{\(first.output)}".utf8))
    #expect(
      (printed as? [String: Any])?["animations"] as? NSArray == animations as NSArray)
    let list = first.output.dropFirst("\"animations\": ".count)
    try workshop.write(Data(Self.scene("[30, 50]", String(list)).utf8), to: "again.json")
    let second = try workshop.run(
      "$render again.json -o again.apng --quiet && $render compare scene.json again.apng")
    #expect(second.status == 0, "\(second.error)")
    let third = try workshop.run(
      "$render again.json -o again.mp4 --quiet && $render compare again.mp4 scene.json --aligned")
    #expect(third.output.contains(": alike\n"), "\(third.output)\(third.error)")
  }

  @Test func `one platform's call is printed alone, and a fade and growth are animations too`()
    throws
  {
    let workshop = try Workshop(
      Self.scene(
        "[80, 60]",
        """
        [{"layer": "layer", "property": "scale", "from": 0.5, "to": 1.5, "delay": 100,
          "duration": 500, "easing": "ease-in-out"}]
        """))
    let run = try workshop.run(
      """
      $render scene.json -o film.mp4 --quiet
      $render fit film.mp4 --kind bezier --as swiftui; $render fit film.mp4 --kind bezier --as flutter
      $render fit film.mp4 --kind bezier --as scene; $render fit film.mp4 --as kotlin; echo $?
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix(".timingCurve(0.") == true, "\(run.output)")
    #expect(lines.dropFirst().first?.hasPrefix("Cubic(0.") == true)
    #expect(run.output.contains(#/"property": "scale", "from": 1, "to": (2.9\d*|3(.0\d*)?),/#))
    #expect(run.output.contains(#/"duration": (49\d|50\d), "easing": /#))
    #expect(lines.last == "2" && run.error.contains("expected scene, swiftui"), "\(run.error)")
  }
}
