import Foundation
import TestSupport
import Testing

/// Films of lines, dividers and bars, of which hardly a pixel is left where they are shown small.
@Suite struct FlatFilmTests {
  private static func scene(_ width: Int, _ height: Int) -> String {
    """
    {"version": 1, "duration": "400ms",
     "canvas": {"size": [\(width), \(height)], "scale": 1, "fps": 25},
     "layers": [{"id": "bar", "frame": [0, 0, 1, 1], "background": "#000",
       "translateX": {"from": 0, "to": \(width - 1), "duration": "200ms"},
       "translateY": {"from": 0, "to": \(height - 1), "duration": "200ms"}}]}
    """
  }

  @Test(
    arguments: [
      (1, 1), (2, 1), (1, 2), (3, 3), (300, 1), (1, 1000), (4, 1000), (10_000, 10), (16_384, 16),
    ])
  func `every verb takes a film that is hardly more than a line`(width: Int, height: Int) throws {
    let workshop = try Workshop(Self.scene(width, height))
    let run = try workshop.run(
      """
      code() { "$@" > words 2>&1; echo $?; }
      code $render check scene.json; code $render audit scene.json --report page.html
      code $render preview scene.json -o site; code $render scene.json -o film.apng
      code $render scene.json --width \(max(1, width / 300)) -o small.webp
      code $render record scene.json; code $render verify scene.json --report page.html
      code $render compare scene.json film.apng; code $render record film.apng --goldens g
      code $render verify film.apng --goldens g
      for verb in "fit film.apng" "compare film.apng scene.json --aligned" \
        "scene.json --strip -o strip.png" "explain scene.json" "tree scene.json"; do
        code $render $verb > code; test $(cat code) -lt 100 || echo "$verb: $(cat code)"
      done
      """)
    #expect(run.output == String(repeating: "0\n", count: 10), "\(run.output)")
    #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
  }
}
