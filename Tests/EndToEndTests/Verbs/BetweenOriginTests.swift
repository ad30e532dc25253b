import Foundation
import SegueCommandLine
import TestSupport
import Testing

/// Pictures of which one comes from a part of the other, and status bars that stay.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct BetweenOriginTests {
  private static let (width, height) = (393, 852)

  /// A light list with a blue thumbnail at 200,300 and a dark page, each with words in its status bar.
  private static func workshop(
    behind ground: String = "\"background\": \"#FFFFFF\""
  ) throws -> Workshop {
    let workshop = try Workshop()
    let scenes = [
      "a": """
      {"version": 1, "canvas": {"size": [393, 852]}, "duration": 100, "layers": [
        {"frame": [0, 0, 393, 852], \(ground)},
        {"frame": [40, 20, 60, 20], "background": "#000000"},
        {"frame": [200, 300, 120, 120], "background": "#0A84FF"}]}
      """,
      "b": """
      {"version": 1, "canvas": {"size": [393, 852], "background": "#101010"}, "duration": 100, "layers": [
        {"frame": [40, 20, 60, 20], "background": "#FFFFFF"},
        {"frame": [0, 200, 393, 393], "background": "#0A84FF"}]}
      """,
    ]
    for (name, scene) in scenes {
      let run = try workshop.run(
        "cat > \(name).json <<'END'\n\(scene)\nEND\n\"$render\" \(name).json --at 0 -o \(name).png")
      try #require(run.status == 0, "\(run.error)")
    }
    return workshop
  }

  /// The pixels of a moment.
  private static func pixels(_ options: String, in workshop: Workshop) throws -> Data {
    let run = try workshop.run(
      "\"$render\" between a.png b.png --device iphone-15 -q \(options) -o x.rgba")
    try #require(run.status == 0, "\(run.error)")
    return try #require(workshop.bytes(of: "x.rgba"))
  }

  private static func pixel(_ pixels: Data, _ x: Int, _ y: Int) -> [UInt8] {
    let at = (y * width + x) * 4
    return Array(pixels[at..<at + 3])
  }

  /// Outlines are drawn after pictures of pixels are decoded, and stay the first picture all the same.
  @Test func `an outline may be the first picture`() throws {
    let workshop = try Self.workshop()
    let outline =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="393" height="852"><rect width="393" height="852" fill="white"/>"#
      + #"<rect x="40" y="20" width="60" height="20"/><rect y="400" width="393" height="99" fill="rgb(10,132,255)"/></svg>"#
    try workshop.write(Data(outline.utf8), to: "a.svg")
    let run = try workshop.run(
      """
      for bar in '' '--status-bar fixed'; do
        $render between a.svg b.png --device iphone-15 -q $bar --at 0 -o first.rgba
      done
      """)
    try #require(run.status == 0, "\(run.error)")
    let pixels = try #require(workshop.bytes(of: "first.rgba"))
    #expect(Self.pixel(pixels, 10, 450) == [0x0A, 0x84, 0xFF])
    #expect(Self.pixel(pixels, 10, 700) == [255, 255, 255])
    #expect(Self.pixel(pixels, 60, 30) == [0, 0, 0])
  }

  @Test(arguments: ["ios.zoom", "material.container-transform", "flutter.open-container"])
  func `the second picture grows out of the box`(_ name: String) throws {
    let workshop = try Self.workshop()
    let options = "--with \(name) --from-box 200,300,120,120"
    let first = try Self.pixels("\(options) --at 0", in: workshop)
    #expect(Self.pixel(first, 205, 305) == [0x0A, 0x84, 0xFF])
    #expect(Self.pixel(first, 190, 305) == [255, 255, 255])
    let last = try Self.pixels("\(options) --at end", in: workshop)
    #expect(Self.pixel(last, 10, 100) == [0x10, 0x10, 0x10])
    // Early on only what is near the box is covered.
    let early = try Self.pixels("\(options) --frames 3", in: workshop)
    #expect(Self.pixel(early, 10, 840) != [0x10, 0x10, 0x10])
    #expect(Self.pixel(early, 260, 360) != [255, 255, 255])
    let other = try Self.pixels(
      "--with \(name) --from-box 20,600,120,120 --frames 3", in: workshop)
    #expect(other != early)
  }

  @Test func `on the way back the first picture goes into the box`() throws {
    let workshop = try Self.workshop()
    let options = "--with ios.zoom --operation pop --from-box 20,600,100,100"
    let run = try workshop.run(
      """
      "$render" between b.png a.png --device iphone-15 -q \(options) --hash > back.txt
      "$render" between b.png a.png --device iphone-15 -q --with ios.push --operation pop --hash > pop.txt
      cmp back.txt pop.txt
      """)
    #expect(run.status == 1)
    let end = try Self.pixels(
      "--with ios.zoom --operation pop --from-box 20,600,100,100 --at end", in: workshop)
    #expect(Self.pixel(end, 10, 100) == [0x10, 0x10, 0x10])
  }

  @Test func `corners of the box are round if they are to be`() throws {
    let workshop = try Self.workshop()
    let options = "--with ios.zoom --from-box 200,300,120,120 --frames 1"
    let square = try Self.pixels(options, in: workshop)
    let round = try Self.pixels("\(options) --from-radius 40", in: workshop)
    #expect(square != round)
  }

  @Test(arguments: [
    ("--with ios.push --from-box 0,60,9,9", "take a transition that is made for it"),
    ("--with ios.zoom --from-radius 9", "add --from-box x,y,w,h"),
    ("--with ios.zoom --from-box 390,0,9,9", ""),
    ("--with ios.zoom --from-box 1,2,3", "left, top, width and height in pixels"),
    ("--with ios.zoom --from-box 0,10,90,90 --crop-status-bar", ""),
    ("--status-bar fixed --crop-status-bar", ""), ("--status-bar stays", ""),
    ("--with ios.zoom", "--from-box x,y,w,h says where"),
  ])
  func `what cannot be is refused`(_ options: String, _ hint: String) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      "\"$render\" between a.png b.png --device iphone-15 \(options) -o x.gif")
    #expect(run.status == ExitCode.usage.rawValue)
    #expect(hint.isEmpty || run.error.contains("  hint: \(hint)"), "\(run.error)")
    #expect(workshop.bytes(of: "x.gif") == nil)
  }

  @Test func `a status bar that stays is above both pictures, in the color that goes with them`()
    throws
  {
    let workshop = try Self.workshop()
    let options = "--with ios.push --status-bar fixed"
    for (moment, word, ground) in [
      ("0", [0, 0, 0], [255, 255, 255]), ("end", [255, 255, 255], [0x10, 0x10, 0x10]),
    ] as [(String, [UInt8], [UInt8])] {
      let pixels = try Self.pixels("\(options) --at \(moment)", in: workshop)
      #expect(Self.pixel(pixels, 70, 30) == word, "\(moment)")
      #expect(Self.pixel(pixels, 20, 30) == ground, "\(moment)")
    }
    // A sheet leaves the status bar to the page below it.
    let sheet = try Self.pixels("--with ios.sheet --status-bar fixed --at end", in: workshop)
    #expect(Self.pixel(sheet, 70, 30) == [0, 0, 0])
    // On the way no other words pass by.
    let middle = try Self.pixels("\(options) --frames 9", in: workshop)
    let moving = try Self.pixels("--with ios.push --frames 9", in: workshop)
    func row(_ y: Int, of pixels: Data) -> [[UInt8]] {
      (0..<Self.width).map { Self.pixel(pixels, $0, y) }
    }
    let words = row(30, of: middle)
    #expect((42..<98).allSatisfy { words[$0] == words[70] })
    #expect(words[70] != row(60, of: middle)[70])
    for x in [0..<38, 102..<Self.width].joined() {
      #expect(words[x] == row(60, of: middle)[x], "\(x)")
    }
    #expect(row(30, of: moving) != row(60, of: moving))
  }

  @Test func `words before a picture cannot be told from it`() throws {
    let workshop = try Self.workshop(
      behind: """
        "background": {"linear": {"start": [0, 0], "end": [1, 0], "stops": ["#000000", "#FFFFFF"]}}
        """)
    let run = try workshop.run(
      "\"$render\" between a.png b.png --device iphone-15 --with ios.push --status-bar fixed -o x.gif"
    )
    #expect(run.status == ExitCode.invalidData.rawValue)
    #expect(run.error.contains("  hint: --crop-status-bar leaves it away\n"), "\(run.error)")
  }

  @Test func `the newest sheet has a name of its own`() throws {
    let workshop = try Self.workshop()
    let newest = try Self.pixels("--with ios.sheet --frames 9", in: workshop)
    #expect(try Self.pixels("--with ios.sheet-26 --frames 9", in: workshop) == newest)
    #expect(try Self.pixels("--with ios.sheet-18 --frames 9", in: workshop) != newest)
  }
}
