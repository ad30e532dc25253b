import SegueRaster
import SegueVerification
import TestSupport
import Testing

/// Fingerprints of pictures that are looked at only where they differ from those before.
@Suite struct FrameFingerprintTests {
  /// A picture with some pixels that another one does not have.
  private func changed(
    _ old: Surface, _ random: inout SeededGenerator, pixels count: Int
  ) throws -> Surface {
    var new = old
    let (width, height) = (old.width, old.height)
    try new.withPixels { pixels in
      for _ in 0..<count {
        let place = Int(random.next() % UInt64(width * height))
        pixels[place] ^= 1 << UInt32(random.next() % 32)
      }
    }
    return new
  }

  @Test(arguments: [(64, 64), (131, 77), (640, 9)], [false, true])
  func `they are those of pictures that nothing is known of`(
    size: (width: Int, height: Int), isOnBlack: Bool
  ) throws {
    var random = SeededGenerator(seed: 7)
    let grid = FingerprintGrid(width: size.width, height: size.height)
    var picture = try Surface(width: size.width, height: size.height)
    var last = (
      print: FrameFingerprint(picture, in: grid, onBlack: isOnBlack), picture: picture
    )
    for count in [0, 1, 1, 2, 40, 0, 1, 500] {
      picture = try changed(picture, &random, pixels: count)
      let print = FrameFingerprint(picture, after: last, in: grid, onBlack: isOnBlack)
      #expect(print == FrameFingerprint(picture, in: grid, onBlack: isOnBlack))
      last = (print, picture)
    }
  }

  @Test func `pictures of another size are looked at as a whole`() throws {
    let old = try Surface(width: 40, height: 40)
    let new = try Surface(width: 64, height: 64)
    let small = FingerprintGrid(width: 40, height: 40)
    let grid = FingerprintGrid(width: 64, height: 64)
    let last = (print: FrameFingerprint(old, in: small, onBlack: false), picture: old)
    #expect(
      FrameFingerprint(new, after: last, in: grid, onBlack: false)
        == FrameFingerprint(new, in: grid, onBlack: false))
  }
}
