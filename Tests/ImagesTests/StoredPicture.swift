import Foundation

/// The pictures in `Tests/Goldens/pictures`.
///
/// The JPEGs were made by cjpeg 2.1.5 from one drawing of 37 x 29 pixels, each with the options that
/// its name tells; the .pnm beside each is what `djpeg -dct int` makes of it.
enum StoredPicture {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens/pictures")

  static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// The opaque pixels of a binary PGM or PPM as words.
  static func words(of name: String) throws -> [UInt32] {
    let bytes = try bytes(of: name)
    // Three lines of text, then the samples.
    let lines = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    let samples = bytes[(lines[2] + 1)...].map { UInt32($0) }
    if bytes[1] == UInt8(ascii: "5") { return samples.map { 0xff00_0000 | $0 * 0x01_0101 } }
    return stride(from: 0, to: samples.count, by: 3).map {
      0xff00_0000 | samples[$0] | samples[$0 + 1] << 8 | samples[$0 + 2] << 16
    }
  }
}
