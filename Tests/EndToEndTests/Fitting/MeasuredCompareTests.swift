import Foundation
import TestSupport
import Testing

/// `render compare` and `render verify` without `--aligned`, of films by another rasterizer: a spring that is a little
/// longer is named, and no other spring where only pixels differ.
@Suite(
  .serialized,
  .enabled(if: Shelled.isInstalled("ffmpeg"), "the program ffmpeg is not installed"))
struct MeasuredCompareTests {
  /// The scene: a card goes down by a spring.
  private static let scene = """
    {"version": 1, "duration": "1200ms",
     "canvas": {"size": [120, 200], "scale": 1, "fps": 60, "background": "#F2F2F7"},
     "layers": [{"id": "card", "frame": [20, 12, 70, 50], "background": "#FFCC00",
       "translateY": {"from": 0, "to": 110, "delay": 200,
         "easing": {"spring": {"response": 505, "dampingRatio": 0.85}}},
       "children": [{"frame": [10, 8, 44, 8], "background": "#1C1C1E"},
         {"frame": [10, 24, 24, 18], "background": "#5856D6"}]}]}
    """

  /// Draws the same by the area that each box has of a pixel, and writes raw pictures.
  private static let draw = """
    import math, random, sys
    response, ratio, levels = (float(word) for word in sys.argv[1:])
    luck = random.Random(5)
    def spring(t):
      if t <= 0: return 0
      w = 2 * math.pi / response; d = w * math.sqrt(1 - ratio * ratio)
      return 1 - math.exp(-ratio * w * t) * (math.cos(d * t) + ratio * w / d * math.sin(d * t))
    ground = [242.0, 242.0, 247.0] * 120
    def shake(level, noise): return max(0, min(255, int(level + 0.5 + levels * (noise / 127.5 - 1))))
    tables = [bytes(shake(level, noise) for noise in range(256)) for level in ground[:3]]
    plain = bytes(int(level) for level in ground)
    def shaken(row):
      if levels == 0: return plain if row is ground else bytes(int(level + 0.5) for level in row)
      noise = luck.randbytes(len(row))
      if row is not ground: return bytes(map(shake, row, noise))
      shaken = bytearray(len(row))
      for part in range(3): shaken[part::3] = noise[part::3].translate(tables[part])
      return bytes(shaken)
    for frame in range(72):
      top = 12 + 110 * spring(frame / 60 - 0.2)
      boxes = [(20, top, 70, 50, (255, 204, 0)), (30, top + 8, 44, 8, (28, 28, 30)),
               (30, top + 24, 24, 18, (88, 86, 214))]
      for y in range(200):
        row = ground
        for left, upper, width, height, color in boxes:
          share = min(min(y + 1, upper + height) - max(y, upper), 1)
          if share <= 0: continue
          mixed = [a + (b - a) * share for a, b in zip(row[3 * left : 3 * (left + width)], color * width)]
          row = row[: 3 * left] + mixed + row[3 * (left + width) :]
        sys.stdout.buffer.write(shaken(row))
    """

  private static let functions = """
    film() {
      [ -e $2-$3-$4 ] || python3 draw.py $2 $3 $4 > $2-$3-$4
      ffmpeg -v error -f rawvideo -pix_fmt rgb24 -s 120x200 -r 60 -i $2-$3-$4 $5 $1
    }
    apng="-f apng -plays 0"; mp4="-c:v libx264 -crf 18 -pix_fmt yuv420p"
    """

  private static func workshop() throws -> Workshop {
    let workshop = try Workshop(scene)
    try workshop.write(Data(draw.utf8), to: "draw.py")
    return workshop
  }

  @Test func `a spring that is 3 % longer is named, in films that kept every pixel and others`()
    throws
  {
    let run = try Self.workshop().run(
      """
      \(Self.functions)
      film a.png 0.505 0.85 0 "$apng"; film b.png 0.52 0.85 0 "$apng"
      film a.mp4 0.505 0.85 0 "$mp4"; film b.mp4 0.52 0.85 0 "$mp4"
      $render compare a.png b.png; $render compare a.mp4 b.mp4; $render compare scene.json b.png
      $render verify b.png --against scene.json; echo $?
      $render compare a.png b.png --report page.html > page.txt; grep -c '<figure class="course">' page.html
      $render compare a.png b.png --json | grep -c '"movements"'
      """)
    #expect(run.error.isEmpty, "\(run.error)")
    // .52 is 3.0 % more than .505.
    let words =
      /takes \d+ ms \(± [\d.]+\) instead of \d+ ms \(± [\d.]+\) from 10 to 90 % of its way, (2\.[4-9]|3(\.[0-6])?) % longer: a spring with response 5[12]\d ms, damping ratio 0\.8[456] instead of a spring with response 50\d ms/
    #expect(run.output.matches(of: words).count == 4, "\(run.output)")
    #expect(run.output.contains("what moves by 110 px down takes"), "\(run.output)")
    #expect(run.output.matches(of: /layer 'card' takes/).count == 2, "\(run.output)")
    #expect(run.output.hasSuffix("\n1\n1\n1\n"), "\(run.output)")
  }

  @Test func `a spring with more overshoot is named by that`() throws {
    let run = try Self.workshop().run(
      """
      \(Self.functions)
      film a.png 0.5 0.7 0 "$apng"; film b.png 0.5 0.65 0 "$apng"; $render compare a.png b.png
      """)
    // Springs go e^(-π ζ / √(1 - ζ²)) beyond their ends: 4.6 % and 6.8 %.
    #expect(run.output.contains(/goes 6\.[6-9] % beyond its end instead of 4\.[5-7] %/), "\(run)")
  }

  @Test func `where only pixels differ, no other spring is told`() throws {
    let run = try Self.workshop().run(
      """
      \(Self.functions)
      film a.png 0.505 0.85 0 "$apng"; film noisy.png 0.505 0.85 6 "$apng"
      film a.mp4 0.505 0.85 0 "$mp4"; film coarse.mp4 0.505 0.85 3 "-c:v libx264 -crf 34 -pix_fmt yuv420p"
      $render compare a.png noisy.png; $render compare a.png coarse.mp4; $render compare a.mp4 coarse.mp4
      $render compare scene.json a.png; $render compare noisy.png coarse.mp4
      """)
    #expect(run.error.isEmpty, "\(run.error)")
    #expect(run.output.matches(of: /: (alike|different)\n/).count == 5, "\(run.output)")
    #expect(!run.output.contains("instead of"), "\(run.output)")
  }
}
