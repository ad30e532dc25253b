import Foundation
import SegueCommandLine
import TestSupport
import Testing

/// Films in which one picture takes the place of another.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct BetweenTests {
  private static let (width, height) = (96, 64)
  private static let size = width * height * 4

  private static func workshop() throws -> Workshop {
    let workshop = try Workshop()
    let run = try workshop.run(
      "\"$render\" scene.json --at 0 -o a.png && \"$render\" scene.json --at 1s -o b.png")
    try #require(run == Shelled(status: 0, output: "", error: ""))
    return workshop
  }

  /// The frames of a film of the two pictures.
  private static func film(_ options: String, in workshop: Workshop) throws -> Data {
    let run = try workshop.run(
      "rm -f film.rgba; \"$render\" between a.png b.png \(options) -o film.rgba")
    // A pace of one's own may be a slow one, of which a warning tells.
    let isQuiet = run.error.isEmpty || options.contains("-d ")
    try #require(run.status == 0 && run.output.isEmpty && isQuiet, "\(options): \(run.error)")
    return try #require(workshop.bytes(of: "film.rgba"))
  }

  @Test(arguments: ["push", "pop", "present", "dismiss", "tab-forward", "tab-backward"])
  func `every operation leads from the first picture to the second`(_ operation: String) throws {
    let workshop = try Self.workshop()
    let ends = try workshop.run("\"$render\" scene.json --frames 0,60 -o ends.rgba")
    #expect(ends.status == 0)
    let pictures = try #require(workshop.bytes(of: "ends.rgba"))
    let film = try Self.film("--with composed.slide --operation \(operation)", in: workshop)
    #expect(film.count == 22 * Self.size)
    #expect(film.prefix(Self.size) == pictures.prefix(Self.size))
    #expect(film.suffix(Self.size) == pictures.suffix(Self.size))
    let middle = film[(10 * Self.size)..<(11 * Self.size)]
    #expect(middle != pictures.prefix(Self.size) && middle != pictures.suffix(Self.size))
  }

  @Test func `a duration changes the pace, and takes nothing else away`() throws {
    let workshop = try Self.workshop()
    let slide = try Self.film("--with composed.slide", in: workshop)
    let slow = try Self.film("--with composed.slide -d 700ms --every 2", in: workshop)
    #expect(slow == slide)
  }

  @Test func `a cross-fade is linear and a preset has its own curve`() throws {
    let workshop = try Self.workshop()
    let plain = try Self.film("", in: workshop)
    #expect(try Self.film("--with classic.cross-fade --easing linear", in: workshop) == plain)
    let soft = try Self.film("--easing ease-in-out", in: workshop)
    #expect(soft != plain)
    #expect(try Self.film("--with composed.slide --reduce-motion", in: workshop) == soft)
  }

  @Test func `a transition may be written out, and its points are the pictures'`() throws {
    let workshop = try Self.workshop()
    let offset = { (points: Int) in
      """
      --with '{"composed": {"onPush": {"offset": [\(points), 0]}}, "easing": "linear"}'
      """
    }
    let pixels = try Self.film(offset(32), in: workshop)
    #expect(try Self.film(offset(16) + " --picture-scale 2", in: workshop) == pixels)
    #expect(try Self.film(offset(16), in: workshop) != pixels)
  }

  @Test func `the side where reading begins decides where a screen comes from`() throws {
    let workshop = try Self.workshop()
    let left = try Self.film("--with ios.push --frames 6", in: workshop)
    #expect(try Self.film("--with ios.push --frames 6 --rtl", in: workshop) != left)
  }

  @Test func `curves may be drawn as Flutter's solver draws them`() throws {
    let workshop = try Self.workshop()
    let exact = try Self.film("--with flutter.cupertino --frames 6", in: workshop)
    let quantized = try Self.film("--with flutter.cupertino --frames 6 --quantized", in: workshop)
    #expect(quantized != exact)
    let written = #"--with '{"use": "flutter.cupertino", "quantized": true}' --frames 6"#
    #expect(try Self.film(written, in: workshop) == quantized)
  }

  @Test func `a cut comes in the middle`() throws {
    let workshop = try Self.workshop()
    let film = try Self.film("--with classic.none -d 100ms", in: workshop)
    #expect(film.count == 7 * Self.size)
    let frames = (0..<7).map { film[($0 * Self.size)..<(($0 + 1) * Self.size)] }
    #expect(frames[0] == frames[2] && frames[3] == frames[6] && frames[2] != frames[3])
  }

  @Test(arguments: [
    (
      "--with ios.psh",
      "option '--with': found 'ios.psh', expected a transition that"
        + " 'render presets' lists", "did you mean 'ios.push'?"
    ),
    (
      "--with composed.slide --easing linear", "option '--easing': only a cross-fade takes it",
      "other transitions have curves of their own; --duration changes their pace"
    ),
    (
      "--device iphone-se --picture-scale 2",
      "option '--picture-scale': '--device' says already how many pixels a point has", ""
    ),
    ("--scale 0", "option '--scale': found '0', expected a factor above 0, up to 16", ""),
    (
      "--with '{\"use\": \"ios.psh\"}'", "option '--with': unknown transition 'ios.psh'",
      "did you mean 'ios.push'?"
    ),
  ])
  func `what cannot be is explained`(
    _ options: String, _ message: String, _ hint: String
  ) throws {
    let run = try Self.workshop().run("\"$render\" between a.png b.png \(options) -o x.mp4")
    #expect(run.status == ExitCode.usage.rawValue)
    let lines = run.error.split(separator: "\n").map(String.init)
    #expect(lines.first == "render: error: \(message)")
    if !hint.isEmpty { #expect(lines.last == "  hint: \(hint)") }
  }
}
