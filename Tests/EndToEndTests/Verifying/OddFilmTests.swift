import Foundation
import TestSupport
import Testing

/// Films whose sides no half of fits, as recorders of windows make them, in every verb that reads films.
@Suite(.enabled(if: Shelled.isInstalled("ffmpeg"), "the program ffmpeg is not installed"))
struct OddFilmTests {
  /// A film format, and how ffmpeg writes it.
  struct Format: Sendable, CustomTestStringConvertible {
    let name: String
    let options: String
    var testDescription: String { name }
  }

  static let formats = [
    Format(name: "vp8.webm", options: "-c:v libvpx -b:v 2M -crf 4 -pix_fmt yuv420p"),
    Format(name: "vp9.webm", options: "-c:v libvpx-vp9 -b:v 0 -crf 10 -pix_fmt yuv420p"),
    Format(name: "av1.mkv", options: "-c:v libaom-av1 -cpu-used 8 -crf 10 -pix_fmt yuv420p"),
    Format(name: "mpeg4.mp4", options: "-c:v mpeg4 -qscale 1 -pix_fmt yuv420p"),
    Format(name: "mjpeg.mov", options: "-c:v mjpeg -qscale 1 -pix_fmt yuvj420p"),
    Format(name: "ffv1.mkv", options: "-c:v ffv1 -pix_fmt yuv420p"),
    Format(name: "wide.mkv", options: "-c:v ffv1 -pix_fmt yuv422p"),
    Format(name: "raw.mkv", options: "-c:v rawvideo -pix_fmt nv12"),
    Format(name: "h264.mp4", options: "-c:v libx264 -crf 4 -pix_fmt yuv444p"),
    Format(name: "frames.apng", options: "-f apng"),
  ]

  private static func scene(_ width: Int, _ height: Int) -> String {
    """
    {"version": 1, "duration": "800ms",
     "canvas": {"size": [\(width), \(height)], "scale": 1, "fps": 25, "background": "#F2F2F7"},
     "layers": [{"size": [16, 16], "background": "#5856D6", "position": {
       "from": [12, 24], "to": [\(width - 12), 24], "duration": "600ms", "delay": "80ms",
       "easing": "ease-in-out"}}]}
    """
  }

  static let sides = [(57, 48), (58, 49), (57, 49)]

  @Test(arguments: formats.enumerated().map { ($0, $1) }.oneIn(2))
  func `a film with odd sides is measured, compared, recorded and verified`(
    turn: Int, _ format: Format
  ) throws {
    for (width, height) in Self.sides.oneIn(3, from: turn) {
      let workshop = try Workshop(Self.scene(width, height))
      let run = try workshop.run(
        """
        set -e; $render scene.json -o frames/ -q
        ffmpeg -v error -framerate 25 -i frames/%06d.png \(format.options) \(format.name)
        $render fit \(format.name) | head -1
        $render compare scene.json \(format.name); $render compare \(format.name) \(format.name)
        $render record \(format.name) -q; $render verify \(format.name)
        $render verify \(format.name) --against scene.json
        """)
      #expect(run.status == 0, "\(width)x\(height): \(run.error)")
      #expect(run.output.matches(of: /: alike/).count == 2, "\(width)x\(height): \(run.output)")
      #expect(run.output.contains("as expected"), "\(width)x\(height): \(run.output)")
    }
  }
}
