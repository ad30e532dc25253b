package import SegueFiles
import SegueImages
package import SegueRaster
import SegueRendering
import SegueTextSupport

/// Differences between a picture and its golden.
package enum GoldenPictureDifference {
  /// The golden is no picture that could be compared.
  case damaged(GoldenError)
  /// Pixels differ from those that were agreed.
  case pixels(PictureFinding, expected: Surface)
}

extension Surface {
  /// Returns the difference from the picture in a golden's bytes, beyond the tolerance; `nil` if there is none.
  package func difference(
    fromGolden bytes: [UInt8], tolerance: Tolerance = .exact
  ) -> GoldenPictureDifference? {
    do throws(GoldenError) {
      let expected = try Surface(golden: bytes)
      let finding = PictureComparison(expected: expected, actual: self).finding
      guard let finding, !tolerance.accepts(expected, self) else { return nil }
      return .pixels(finding, expected: expected)
    } catch {
      return .damaged(error)
    }
  }

  /// Refuses what is not one plain PNG, without a look at its pixels.
  private static func check(golden bytes: [UInt8]) throws(GoldenError) {
    if let junk = PictureChunks.junk(in: bytes) {
      throw GoldenError(found: junk, expected: "a PNG file of one picture and nothing else")
    }
  }

  /// The strip in a golden's bytes.
  init(goldenStrip bytes: [UInt8]) throws(GoldenError) {
    let most = FilmStrip().mostPixels
    try self.init(
      golden: bytes, limits: PictureLimits(side: Surface.maximumSide, pixels: most))
  }

  /// The picture in a golden's bytes, which has to have these sides; of others, no pixel is read.
  init(golden bytes: [UInt8], width: Int, height: Int) throws(GoldenError) {
    try Self.check(golden: bytes)
    let header = try? PictureDecoder().header(of: bytes.span)
    if let header, (header.width, header.height) != (width, height) {
      throw GoldenError(
        found: "\(header.width)x\(header.height) pixels", expected: "\(width)x\(height)")
    }
    try self.init(golden: bytes)
  }

  /// The picture in a golden's bytes, read within these limits.
  init(golden bytes: [UInt8], limits: PictureLimits = .standard) throws(GoldenError) {
    try Self.check(golden: bytes)
    var budget = MemoryBudget(bytes: 1 << 30)
    let picture: DecodedPicture
    do throws(PictureError) {
      picture = try PictureDecoder(limits: limits).decode(bytes.span, budget: &budget)
    } catch {
      throw GoldenError(found: "what cannot be read (\(error))", expected: "a PNG file")
    }
    if let warning = picture.warnings.first {
      throw GoldenError(found: "a picture with a flaw (\(warning))", expected: "a PNG file")
    }
    self = picture.surface
  }
}

/// The pieces that a golden picture is made of, as far as they can be told without decoding them.
private enum PictureChunks {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// Types of chunks in a picture of pixels that leaves nothing to guess.
  private static let known: Set<String> = ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"]

  /// Returns a description of what does not belong in a file of one plain PNG; `nil` if there is nothing.
  static func junk(in bytes: [UInt8]) -> String? {
    guard bytes.starts(with: signature) else { return bytes.isEmpty ? "nothing" : "another format" }
    var place = signature.count
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      if !known.contains(name) { return "a piece \(Quote(name))" }
      place += 12 + length
      if name == "IEND" {
        return place < bytes.count ? "\(bytes.count - place) bytes behind its end" : nil
      }
    }
    return "a file that breaks off"
  }
}
