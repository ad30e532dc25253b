import Foundation
import SegueImages
import SegueRaster
import TestSupport
import Testing

/// Drawings of transitions over two plain screens, one red and one blue.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct PresetSheetTests {
  private static func screen(_ color: String) -> String {
    """
    {
      "version": 1, "canvas": { "size": [60, 120] }, "duration": 100,
      "layers": [{ "id": "all", "frame": [0, 0, 60, 120], "background": "\(color)" }]
    }
    """
  }

  private static func workshop() throws -> Workshop {
    let workshop = try Workshop(screen("#FF0000"))
    try workshop.write(Data(screen("#0000FF").utf8), to: "blue.json")
    let run = try workshop.run(
      "\"$render\" scene.json --at 0 -o a.png && \"$render\" blue.json --at 0 -o b.png")
    try #require(run == Shelled(status: 0, output: "", error: ""))
    return workshop
  }

  private static func surface(_ name: String, in workshop: Workshop) throws -> Surface {
    let bytes = Array(try #require(workshop.bytes(of: name)))
    var budget = MemoryBudget(bytes: 1 << 28)
    return try PictureDecoder().decode(bytes.span, budget: &budget).surface
  }

  /// Red and blue of a pixel.
  private static func color(_ surface: Surface, _ x: Int, _ y: Int) -> [UInt32] {
    let pixel = surface.pixels[y * surface.width + x]
    return [pixel & 0xFF, pixel >> 16 & 0xFF]
  }

  @Test func `a sheet has a row of five moments for each transition`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      "$render" presets classic.none classic.cross-fade composed.slide --sheet \
        --before a.png --after b.png -o sheet.png
      """)
    #expect(run.status == 0)
    let sheet = try Self.surface("sheet.png", in: workshop)
    // Moments are 60 pixels wide, 8 apart, and rows 184 high, in one column.
    #expect((sheet.width, sheet.height) == (24 + 332 + 24, 24 + 3 * 184))
    func moments(_ row: Int, atX x: Int) -> [[UInt32]] {
      (0..<5).map { Self.color(sheet, 24 + $0 * 68 + x, 24 + row * 184 + 100) }
    }
    let (red, blue): ([UInt32], [UInt32]) = ([255, 0], [0, 255])
    #expect(moments(0, atX: 30) == [red, red, blue, blue, blue])
    let fade = moments(1, atX: 30)
    #expect((fade[0], fade[4]) == (red, blue))
    #expect((120...136).contains(fade[2][0]) && (120...136).contains(fade[2][1]))
    #expect(fade.map { $0[1] } == fade.map { $0[1] }.sorted())
    #expect(moments(2, atX: 29) == [red, red, red, blue, blue])
    #expect(moments(2, atX: 31) == [red, red, blue, blue, blue])
  }

  @Test func `a folder gets a strip of each`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      "\"$render\" presets classic --sheet --operation pop -o strips/ && ls strips")
    #expect(
      run.output == """
        classic.cross-fade.png
        classic.fade.png
        classic.none.png
        classic.rotate-scale.png
        classic.slide-up.png

        """)
    let strip = try Self.surface("strips/classic.fade.png", in: workshop)
    #expect(strip.width == 8 + 5 * 248)
  }

  @Test func `the screens that this program draws differ, and are mirrored right to left`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      "$render" presets classic.none --sheet --device iphone-se -o a/
      "$render" presets classic.none --sheet --device iphone-se --rtl -o b/
      """)
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let left = try Self.surface("a/classic.none.png", in: workshop)
    let right = try Self.surface("b/classic.none.png", in: workshop)
    let mirrored = (0..<left.height).allSatisfy { y in
      (8..<248).allSatisfy { x in
        let (a, b) = (Self.color(left, x, y), Self.color(right, 255 - x, y))
        return zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 3 }
      }
    }
    #expect(mirrored)
    let isSame = (8..<248).allSatisfy {
      Self.color(left, $0, 300) == Self.color(left, $0 + 4 * 248, 300)
    }
    #expect(!isSame)
  }

  /// A card of the list, halfway to a card or to all of the other screen: its picture is there, and
  /// nothing of it where it was.
  @Test(arguments: ["figma.smart-animate", "flutter.open-container"])
  func `what is made for shared elements shows one`(name: String) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      "\"$render\" presets \(name) --sheet --device iphone-se -o a/")
    #expect(run == Shelled(status: 0, output: "", error: ""))
    let strip = try Self.surface("a/\(name).png", in: workshop)
    // Moments are 240 pixels wide, 8 apart; the sky above the hills is violet at its upper end.
    func isViolet(_ moment: Int, _ x: Int, _ y: Int) -> Bool {
      let pixel = strip.pixels[(8 + y) * strip.width + 8 + moment * 248 + x]
      let (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
      return blue > green + 30 && blue > red && blue < 180
    }
    func violets(_ moment: Int) -> Int {
      (0..<240).count { x in (0..<400).contains { isViolet(moment, x, $0) } }
    }
    let widths = [0, 1, 4].map(violets)
    #expect(widths[0] > 90 && widths[0] < 115, "\(widths)")
    #expect(widths[1] > widths[0] && widths[2] > 150, "\(widths)")
  }

  @Test func `pictures that are read are not replaced`() throws {
    let workshop = try Self.workshop()
    let before = workshop.bytes(of: "a.png")
    let run = try workshop.run(
      "\"$render\" presets classic --sheet --before a.png --after b.png -o a.png")
    #expect(run.status == 73)
    #expect(workshop.bytes(of: "a.png") == before)
  }
}
