import Foundation
import SegueFiles
import SegueImages
import SegueRaster
import TestSupport
import Testing

/// Films that stand in one PNG, wherever recordings are read.
@Suite struct FrameSheetTests {
  private static let card = """
    {"version": 1, "duration": 900,
     "canvas": {"size": [96, 64], "scale": 1, "fps": 60, "background": "#F2F2F7"},
     "layers": [{"size": [30, 30], "background": "#5856D6",
       "position": {"from": [20, 32], "to": [76, 32], "delay": 100,
                    "easing": {"spring": {"response": 350, "dampingRatio": 0.8}}}}]}
    """

  /// A workshop with the frames of a film in a folder, and in a sheet of eight columns.
  private func workshop() throws -> Workshop {
    let workshop = try Workshop(Self.card)
    let made = try workshop.run(
      "mkdir frames; $render scene.json -o 'frames/%03d.png' --quiet; ls frames")
    let names = made.output.split(separator: "\n")
    var sheet = try Surface(width: 8 * 96, height: 64 * ((names.count + 7) / 8))
    for (index, name) in names.enumerated() {
      let bytes = [UInt8](try #require(workshop.bytes(of: "frames/\(name)")))
      var budget = MemoryBudget(bytes: 1 << 24)
      let frame = try PictureDecoder().decode(bytes.span, budget: &budget).surface
      let (left, top, width) = (index % 8 * 96, index / 8 * 64, sheet.width)
      try sheet.withPixels { pixels in
        for y in 0..<64 {
          for x in 0..<96 { pixels[(top + y) * width + left + x] = frame.pixels[y * 96 + x] }
        }
      }
    }
    try workshop.write(Data(try PNGEncoder().bytes(of: sheet)), to: "sheet.png")
    return workshop
  }

  @Test func `a sheet is fitted, compared, recorded, verified and audited as a film`() throws {
    let run = try workshop().run(
      """
      s="--sheet 96x64"
      $render fit sheet.png $s | grep spring:
      $render compare scene.json sheet.png $s
      $render compare frames sheet.png $s
      $render verify sheet.png $s --against scene.json
      $render record sheet.png $s --quiet; $render verify sheet.png $s; echo $?
      $render audit sheet.png $s
      """)
    #expect(run.output.contains(/a spring: response 3(49|50|51) ms/), "\(run.output)\(run.error)")
    #expect(
      run.output.contains("sheet.png: alike\nsheet.png: alike\n1 case: 1 as expected\n"),
      "\(run.output)")
    #expect(run.output.contains("1 case: 1 as expected\n0\n"), "\(run.output)")
    #expect(run.output.contains("sheet.png: ok; asked A-01, A-02, A-03, A-04, A-09, A-25 of"))
    #expect(run.error == "")
  }

  @Test func `its rate is that of the scene, or the one that is named`() throws {
    let run = try workshop().run(
      """
      $render fit sheet.png --sheet 96x64 --fps 30 | grep spring:
      $render compare scene.json sheet.png --sheet 96x64 --fps 30
      """)
    #expect(run.output.contains(/a spring: response (69[789]|70[0123]) ms/), "\(run.output)")
    #expect(run.output.contains("sheet.png: different"), "\(run.output)")
  }

  @Test func `shards read sheets as one machine does`() throws {
    let run = try workshop().run(
      """
      $render record sheet.png --sheet 96x64 --quiet
      $render plan verify sheet.png --sheet 96x64 --fps 60 -o plan.json --quiet
      $render run plan.json --shard 1/1 --quiet; $render merge shards
      """)
    #expect(run.output.contains("1 case: 1 as expected"), "\(run.output)\(run.error)")
  }

  @Test func `what cannot be meant is said`() throws {
    let run = try workshop().run(
      """
      $render fit sheet.png --sheet 96; echo $?
      $render verify scene.json --sheet 96x64; echo $?
      $render audit scene.json --fps 30; echo $?
      $render fit sheet.png --sheet 95x64; echo $?
      """)
    #expect(run.output == "2\n2\n2\n65\n")
    #expect(run.error.contains("found '96', expected the size of a frame such as 80x30"))
    #expect(run.error.contains("option '--sheet' is about recordings, and none is named here"))
    #expect(run.error.contains("damaged sheet of frames: it has 768x"))
  }
}
