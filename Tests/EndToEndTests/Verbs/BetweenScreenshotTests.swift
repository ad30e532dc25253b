import Foundation
import SegueCommandLine
import TestSupport
import Testing

/// What 'between' makes of screenshots: sizes, devices, fingers, boards.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct BetweenScreenshotTests {
  /// A workshop with two plain pictures of this many pixels, made by the program itself.
  private static func workshop(_ width: Int, _ height: Int) throws -> Workshop {
    let workshop = try Workshop()
    for (name, color) in [("a", "#FF9500"), ("b", "#0A84FF")] {
      let scene = """
        {"version": 1, "canvas": {"size": [\(width), \(height)], "background": "\(color)"},
         "layers": [], "duration": 100}
        """
      let run = try workshop.run(
        "cat > \(name).json <<'END'\n\(scene)\nEND\n\"$render\" \(name).json --at 0 -o \(name).png")
      try #require(run.status == 0, "\(run.error)")
    }
    return workshop
  }

  private static func line(
    _ options: String, in workshop: Workshop
  ) throws -> (run: Shelled, first: String) {
    let run = try workshop.run("\"$render\" between a.png b.png \(options)")
    return (run, run.error.split(separator: "\n").first.map(String.init) ?? "")
  }

  @Test(arguments: [
    (1260, 2736, "taken as 420x912 points at 3x, the screen of iphone-air"),
    (1179, 2556, "taken as 393x852 points at 3x, the screen of iphone-15"),
    (590, 1278, "taken as 393x852 points at 1.501x, the screen of iphone-15"),
    (1080, 2400, "taken as 411.43x914.29 points at 2.625x, the screen of pixel-8"),
    (2556, 1179, "taken as 852x393 points at 3x, the screen of iphone-15"),
  ])
  func `a screenshot is known by its size or its shape`(
    _ width: Int, _ height: Int, _ sentence: String
  ) throws {
    let workshop = try Self.workshop(width, height)
    let (run, first) = try Self.line("--with ios.push --width 90 --strip -o x.png", in: workshop)
    #expect(run.status == 0)
    #expect(first == "render: \(sentence)")
    let quiet = try Self.line("-q --width 90 --strip -o x.png", in: workshop)
    #expect(quiet.run.error.isEmpty)
  }

  @Test func `a device that is not theirs is a warning`() throws {
    let workshop = try Self.workshop(1179, 2556)
    let run = try Self.line("--device pixel-9 --width 90 --strip -o x.png", in: workshop).run
    #expect(
      run.error.contains(
        "warning: the pictures have 1179x2556 pixels, and those of pixel-9 have 1080x2424; this one"
          + " may be of iphone-15"))
  }

  @Test(arguments: [
    ("--device 'iPhone 15 Pro'", "did you mean 'iphone-15-pro'?"),
    ("--device galaxy-s-24", "did you mean 'galaxy-s24'?"),
    (
      "--quality small -o x.gif",
      "an H.264 movie is, and an animated WebP; --width makes any picture smaller"
    ),
    ("--touch -o x.gif", "add --gesture commit"),
    ("--picture-scale 2 --device iphone-16 -o x.gif", ""),
    ("--max-size 5 -o x.gif", ""),
    ("--max-size 5MB --strip -o x.png", "name a .mp4, .webp, .gif or .apng with -o"),
    ("--moments 3 -o x.gif", "add --strip"),
  ])
  func `what cannot be is refused`(_ options: String, _ hint: String) throws {
    let workshop = try Self.workshop(393, 852)
    let run = try Self.line(options, in: workshop).run
    #expect(run.status == ExitCode.usage.rawValue)
    #expect(hint.isEmpty || run.error.contains("  hint: \(hint)\n"), "\(run.error)")
    #expect(workshop.bytes(of: "x.gif") == nil)
  }

  @Test func `the output has the pixels that are asked for`() throws {
    let workshop = try Self.workshop(393, 852)
    for (options, size) in [
      ("--width 131", "131x284"), ("--height 213", "98x213"),
      ("--width 500 --height 213", "98x213"),
      ("--scale 1", "393x852"), ("--scale 0.5", "197x426"),
    ] {
      let run = try workshop.run("\"$render\" between a.png b.png \(options) --hash --at 0")
      #expect(run.output.contains(" \(size) "), "\(options): \(run.output)")
    }
  }

  @Test func `a finger leads the transition and decides how it ends`() throws {
    let workshop = try Self.workshop(393, 852)
    let first = try workshop.run("\"$render\" between a.png b.png --width 60 --hash --at 0")
    for (word, comesBack) in [("commit", false), ("flick", false), ("cancel", true)] {
      let run = try workshop.run(
        "\"$render\" between a.png b.png --with ios.push --gesture \(word) --width 60 --hash")
      let digests = run.output.split(separator: "\n").dropFirst().map {
        $0.split(separator: " ")[3]
      }
      let before = try #require(first.output.split(separator: "\n").last).split(separator: " ")[3]
      #expect(digests.first == before)
      #expect((digests.last == before) == comesBack, "\(word)")
      #expect(Set(digests).count > 10)
    }
  }

  @Test func `several transitions stand side by side`() throws {
    let workshop = try Self.workshop(393, 852)
    let run = try workshop.run(
      "\"$render\" between a.png b.png --with ios.push --with composed.slide --hash --at 100")
    // Two screens, three gaps of 24 points; a band of 36 for the names above.
    #expect(run.output.contains(" 858x936 "), "\(run.output)")
    let bezel = try workshop.run(
      "\"$render\" between a.png b.png --with ios.push --bezel --hash --at 100")
    #expect(bezel.output.contains(" 497x956 "), "\(bezel.output)")
  }

  @Test func `pictures of other shapes need a word`() throws {
    let workshop = try Self.workshop(393, 852)
    let square = """
      {"version": 1, "canvas": {"size": [300, 300]}, "layers": [], "duration": 100}
      """
    let made = try workshop.run(
      "cat > c.json <<'END'\n\(square)\nEND\n\"$render\" c.json --at 0 -o c.png")
    try #require(made.status == 0)
    let refused = try workshop.run("\"$render\" between a.png c.png -o x.gif")
    #expect(refused.status == ExitCode.invalidData.rawValue)
    #expect(refused.error.contains("'c.png' has 300x300 pixels, and 'a.png' has 393x852"))
    for word in ["fill", "fit", "stretch"] {
      let run = try workshop.run("\"$render\" between a.png c.png --fit \(word) --hash --at 0")
      #expect(run.status == 0)
    }
  }

  @Test func `the status bar may be cut off`() throws {
    let workshop = try Self.workshop(1179, 2556)
    let run = try workshop.run(
      "\"$render\" between a.png b.png --crop-status-bar --scale 1 --hash --at 0")
    #expect(run.output.contains(" 393x793 "), "\(run.output)")
  }

  @Test(arguments: [
    "ios.zoom", "ios.matched-geometry", "compose.shared-element", "compose.shared-bounds",
    "material.container-transform", "material.container-transform-arc", "flutter.open-container",
    "flutter.open-container-through", "figma.smart-animate",
  ])
  func `what needs shared elements is refused, and the hint is a scene that has them`(
    _ name: String
  ) throws {
    let workshop = try Self.workshop(393, 852)
    let run = try Self.line("--with \(name) -o x.gif", in: workshop).run
    #expect(run.status == ExitCode.usage.rawValue)
    #expect(workshop.bytes(of: "x.gif") == nil)
    #expect(run.error.contains("'\(name)' needs something that both screens show"))
    let scene = try #require(run.error.split(separator: "what else they share: ").last)
    let check = try workshop.run(
      "cat > shared.json <<'END'\n\(scene)\nEND\n\"$render\" check shared.json")
    #expect(check.status == 0 && check.error.isEmpty, "\(check.error)")
    // Whoever means it, or reduces motion, gets what takes its place.
    let meant = try workshop.run(
      "\"$render\" between a.png b.png --hash --at 0 --with '{\"use\": \"\(name)\", \"accept\": [\"no-partner\"]}'"
    )
    #expect(meant.status == 0, "\(meant.error)")
  }

  @Test(arguments: [
    "--easing '{\"spring\": {\"stiffness\": 1000000, \"damping\": 0.000000001}}'",
    "--easing '{\"spring\": {\"stiffness\": 1000000, \"damping\": 0.003}}'", "-d 3600s",
    "--with '{\"use\": \"ios.push\", \"speed\": 0.0001}'",
    "--with ios.push --with '{\"composed\": \"swing\", \"duration\": 3600000}'",
  ])
  func `a film is no longer than an hour`(_ options: String) throws {
    let workshop = try Self.workshop(393, 852)
    let run = try Self.line("\(options) --hash", in: workshop).run
    #expect(run.status == ExitCode.invalidData.rawValue)
    #expect(run.error.contains("at most 216000 in 3600 s"), "\(run.error)")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ".spring(response: 1e7)", "linear(0, 1e7)", "cubic-bezier(0, 1e308, 1, 1)", "Cubic(0, 0, 2, 1)",
  ])
  func `a curve with an impossible number is refused`(_ curve: String) throws {
    let workshop = try Self.workshop(393, 852)
    let run = try Self.line("--easing '\(curve)' --hash", in: workshop).run
    #expect(run.status == ExitCode.usage.rawValue)
    #expect(
      run.error.contains("option '--easing': ") && run.error.contains("expected a number from"))
  }

  @Test func `a film gives up what it must to be small enough`() throws {
    let workshop = try Workshop()
    let whole = try workshop.run("\"$render\" scene.json -o whole.gif")
    try #require(whole.status == 0)
    let size = try #require(workshop.bytes(of: "whole.gif")).count
    let run = try workshop.run("\"$render\" scene.json --max-size \(size / 3000)kB -o small.gif")
    #expect(run.status == 0)
    #expect(try #require(workshop.bytes(of: "small.gif")).count <= size / 3000 * 1000)
    #expect(run.error.contains("made small enough with "), "\(run.error)")
    let same = try workshop.run("\"$render\" scene.json --max-size 100MB -o same.gif")
    #expect(same.error.isEmpty)
    #expect(workshop.bytes(of: "same.gif") == workshop.bytes(of: "whole.gif"))
    let never = try workshop.run("\"$render\" scene.json --max-size 0.1kB -o never.gif")
    #expect(never.status == ExitCode.invalidData.rawValue)
    #expect(workshop.bytes(of: "never.gif") == nil)
  }
}
