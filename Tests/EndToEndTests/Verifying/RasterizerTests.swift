import Foundation
import TestSupport
import Testing

/// Recordings that another rasterizer drew: what is said of them, and what tolerances let pass.
@Suite(.serialized)
struct RasterizerTests {
  private static func scene(_ x: Int = 40) -> String {
    """
    {"version": 1, "duration": "400ms",
     "canvas": {"size": [160, 120], "scale": 1, "fps": 30, "background": "#F2F2F7"},
     "layers": [{"size": [40, 30], "background": "#5856D6", "cornerRadius": 8, "position": {
       "from": [\(x), 40], "to": [\(x + 60), 80], "duration": "200ms", "easing": "ease-in-out"}}]}
    """
  }

  /// Makes every fourth pixel beside an edge of a folder's frames a level or two lighter, as another rasterizer may.
  private static let redraw = """
    import struct, sys, zlib
    def chunk(name, data):
      return struct.pack('>I', len(data)) + name + data + struct.pack('>I', zlib.crc32(name + data))
    for frame in range(13):
      path = 'noisy/%06d.ppm' % frame
      data = open(path, 'rb').read(); head = len(data) - 160 * 120 * 3
      old = data[head:]; new = bytearray(old); seed = 7
      for i in range(1, 160 * 120):
        if old[3 * i:3 * i + 3] == old[3 * i - 3:3 * i]: continue
        seed = (seed * 1103515245 + 12345) % 2147483648
        if seed >> 16 & 3: continue
        for c in range(3): new[3 * i + c] = min(255, old[3 * i + c] + 1 + (seed >> 20 & 1))
      rows = b''.join(b'\\0' + bytes(new[y * 480:y * 480 + 480]) for y in range(120))
      open('noisy/%06d.png' % frame, 'wb').write(b'\\x89PNG\\r\\n\\x1a\\n'
        + chunk(b'IHDR', struct.pack('>IIBBBBB', 160, 120, 8, 2, 0, 0, 0))
        + chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))
    """

  private static func suite(_ tolerance: String) -> String {
    """
    {"version": 1, "cases": [{"recording": "film",
      "tolerance": {\(tolerance), "because": "another version of the renderer"}}]}
    """
  }

  private static func workshop(_ tolerances: [String] = []) throws -> Workshop {
    let workshop = try Workshop(scene())
    try workshop.write(Data(scene(41).utf8), to: "moved.json")
    try workshop.write(Data(redraw.utf8), to: "redraw.py")
    for (number, tolerance) in tolerances.enumerated() {
      try workshop.write(Data(suite(tolerance).utf8), to: "\(number).suite.json")
    }
    return workshop
  }

  private static let frames = """
    set -e; mkdir noisy; $render scene.json -o film/ -q; $render moved.json -o moved/ -q
    for i in $(seq 0 12); do n=$(printf %06d $i)
      ffmpeg -v error -i film/$n.png -pix_fmt rgb24 noisy/$n.ppm; done
    python3 redraw.py; rm noisy/*.ppm; set +e
    """

  @Test(.enabled(if: Shelled.isInstalled("ffmpeg"), "the program ffmpeg is not installed"))
  func
    `another rasterizer is told by levels and pixels, on a terminal, for programs and on a page`()
    throws
  {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      \(Self.frames)
      $render compare film noisy; $render compare film noisy --json > c.json
      $render compare scene.json noisy | grep -c 'another rasterizer'
      $render verify noisy --against scene.json --json > v.json; echo $?
      $render verify noisy --against scene.json --report page.html > /dev/null; grep -c 'most in frame' page.html
      $render compare film noisy --report page.html > /dev/null; grep -c 'actual, frame 12 of noisy' page.html
      python3 -c '
      import json
      pair = json.load(open("c.json"))["pairs"][0]; case = json.load(open("v.json"))["cases"][0]
      assert not pair["alike"] and pair["magnitude"] == case["magnitude"], (pair, case)
      found = case["magnitude"]; assert found["levels"] == 2 and 0 < found["share"] < 0.02, found
      assert len(found["worst"]["box"]) == 4 and "square" not in found, found'
      """)
    #expect(run.error.isEmpty && run.status == 0, "\(run)")
    let words =
      /noisy: different\n  another rasterizer: at most 2 levels in 0\.\d+ % of the pixels; nothing moves/
    #expect(run.output.contains(words), "\(run.output)")
    #expect(
      run.output.contains(/most in frame \d+: at most 2 levels in 0\.\d+ % of the pixels, within/))
    #expect(run.output.hasSuffix("1\n1\n1\n1\n"), "\(run.output)")
  }

  @Test(.enabled(if: Shelled.isInstalled("ffmpeg"), "the program ffmpeg is not installed"))
  func `tolerances of recordings let noise pass and hold what moves`() throws {
    let tolerances = [
      #""levels": 2"#, #""levels": 1"#, #""pixels": "2%""#, #""pixels": "0.001%", "levels": 2"#,
      #""pixels": 5000"#, #""perceptual": true"#, #""movement": true"#,
    ]
    let workshop = try Self.workshop(tolerances)
    let run = try workshop.run(
      """
      \(Self.frames)
      cp -r film kept
      for i in $(seq 0 6); do
        sed 's/"film",/"film", "against": "scene.json",/' $i.suite.json > a$i.suite.json
      done
      $render record film -q
      for films in noisy moved; do
        rm -r film; cp -r $films film; echo "= $films"
        for i in $(seq 0 6); do $render verify $i.suite.json > /dev/null; echo "$i $?"; done
        for i in $(seq 0 6); do $render verify a$i.suite.json > /dev/null; echo "a$i $?"; done
      done
      $render verify film; rm -r film; cp -r noisy film; $render verify film
      $render verify a0.suite.json -v
      """)
    #expect(run.error.isEmpty, "\(run)")
    let parts = run.output.components(separatedBy: "= ")
    try #require(parts.count == 3, "\(run.output)")
    // Against a scene every pixel counts: more than one level, and more than a thousandth of a percent, differ.
    for passes in ["a0 0", "a1 1", "a2 0", "a3 1", "a4 0", "a5 0", "a6 0"] {
      #expect(parts[1].contains(passes + "\n"), "\(parts[1])")
    }
    for passes in ["0 0", "5 0", "6 0"] {
      #expect(parts[1].contains("\n" + passes + "\n"), "\(parts[1])")
    }
    for number in 0...6 where number != 2 && number != 4 {
      #expect(
        parts[2].contains("\n\(number) 1\n") && parts[2].contains("a\(number) 1\n"), "\(parts[2])")
    }
    #expect(run.output.contains("another rasterizer, or something very small: at most "))
    #expect(run.output.contains("film: as 'scene.json' draws it, but for at most 2 levels in 0."))
  }

  @Test func `a tolerance of a recording is refused where it says too much or nothing`() throws {
    let workshop = try Self.workshop([
      #""levels": 2, "movement": true"#, #""pixels": "0""#, #""pixels": 0.5"#, #""pixels": "200%""#,
    ])
    let run = try workshop.run(
      """
      $render scene.json -o film/ -q
      for i in 0 1 2 3; do $render verify $i.suite.json; echo $?; done
      """)
    #expect(run.output.matches(of: /(?m)^65$/).count == 4, "\(run)")
    #expect(run.error.contains("\"levels\" and \"pixels\" go together"), "\(run.error)")
    #expect(run.error.matches(of: /a share above 0% and up to 100%/).count == 2, "\(run.error)")
  }
}
