import Foundation

/// The color fonts of the tests, which `Scripts/make-color-fonts` makes.
public enum ColorFont: String, CaseIterable, Sendable {
  /// Plain layers.
  case layers
  /// A letter for each kind of paint.
  case paints
  /// A letter that is a picture.
  case pictures

  /// The file.
  public var path: String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fonts/\(rawValue).ttf").path
  }

  /// What is in the file.
  public var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: URL(filePath: path))) }
  }

  /// Where a font says which checksum, place and length a table has: the index of its tag.
  public static func entry(of table: String, in bytes: [UInt8]) -> Int? {
    let tag = Array(table.utf8)
    return (0..<20).map { 12 + 16 * $0 }.first { bytes[$0..<$0 + 4].elementsEqual(tag) }
  }
}
