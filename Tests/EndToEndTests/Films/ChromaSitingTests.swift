import Foundation
import SegueVideo
import SegueImages
import SegueRaster
import TestSupport
import Testing

/// Where the colors of a movie sit between its pixels: at every other column, halfway between rows.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct ChromaSitingTests {
  private static let side = 64

  /// A checker of red and blue whose edges lie between the columns that have chroma of their own.
  private static func isRed(_ x: Int, _ y: Int) -> Bool { ((x + 1) / 2 + y / 4) % 2 == 0 }

  /// Which pixels a sample of chroma is the mean of, with their weights.
  enum Siting: CaseIterable {
    case left, center, topLeft

    var columns: [Int: Double] { self == .center ? [0: 0.5, 1: 0.5] : Siting.around }
    var rows: [Int: Double] { self == .topLeft ? Siting.around : [0: 0.5, 1: 0.5] }

    private static let around = [-1: 0.25, 0: 0.5, 1: 0.25]
  }

  /// The blue and the red difference of the checker, by the formulas of BT.709.
  private static func chroma(_ siting: Siting) -> (blue: [Double], red: [Double]) {
    var planes = (blue: [Double](), red: [Double]())
    for y in stride(from: 0, to: side, by: 2) {
      for x in stride(from: 0, to: side, by: 2) {
        var red = 0.0
        for (dx, across) in siting.columns {
          for (dy, down) in siting.rows {
            let (x, y) = (min(max(x + dx, 0), side - 1), min(max(y + dy, 0), side - 1))
            if isRed(x, y) { red += across * down }
          }
        }
        let luma = 0.2126 * red + 0.0722 * (1 - red)
        planes.blue.append(128 + 224 * (1 - red - luma) / 1.8556)
        planes.red.append(128 + 224 * (red - luma) / 1.5748)
      }
    }
    return planes
  }

  /// The mean distance between two planes.
  private func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) } / Double(a.count)
  }

  private func movie() throws -> (chroma: (blue: [Double], red: [Double]), place: String?) {
    var surface = try Surface(width: Self.side, height: Self.side)
    try surface.withPixels { pixels in
      for y in 0..<Self.side {
        for x in 0..<Self.side {
          let isRed = Self.isRed(x, y)
          pixels[y * Self.side + x] =
            Pixel(red: isRed ? 255 : 0, green: 0, blue: isRed ? 0 : 255).word
        }
      }
    }
    let workshop = try Workshop(
      """
      {
        "version": 1, "canvas": { "size": [\(Self.side), \(Self.side)], "scale": 1 },
        "duration": 100, "assets": { "checker": "checker.png" },
        "layers": [
          { "id": "checker", "frame": [0, 0, \(Self.side), \(Self.side)], "image": "checker" }
        ]
      }
      """)
    try workshop.write(Data(try PNGEncoder().bytes(of: surface)), to: "checker.png")
    try #require(try workshop.run("\"$render\" scene.json -o film.mp4").status == 0)
    let path = workshop.folder.appending(path: "film.mp4").path
    var frames: [DecodedFrame] = []
    try MovieProbe.decode(path) { frames.append($0) }
    let frame = try #require(frames.first)
    return (
      (frame.planes[1].map(Double.init), frame.planes[2].map(Double.init)),
      try MovieProbe(path).colors.last
    )
  }

  @Test func `chroma sits where the movie says, and nowhere else`() throws {
    let (decoded, place) = try movie()
    #expect(place == "left")
    for siting in Siting.allCases {
      let expected = Self.chroma(siting)
      let far = [distance(decoded.blue, expected.blue), distance(decoded.red, expected.red)]
      if siting == .left {
        #expect(far.allSatisfy { $0 < 2 }, "\(siting): \(far)")
      } else {
        #expect(far.allSatisfy { $0 > 5 }, "\(siting): \(far)")
      }
    }
  }
}
