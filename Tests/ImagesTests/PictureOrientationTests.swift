import SegueImages
import SegueRaster
import Testing

@Suite struct PictureOrientationTests {
  /// Where the first row and the first column of the stored picture are when it stands upright, as
  /// Exif 2.3 defines the eight values of its tag 274.
  enum Side: Sendable {
    case top, bottom, left, right

    /// The column or row of the upright picture for a distance from the side.
    func place(_ distance: Int, width: Int, height: Int) -> Int {
      switch self {
      case .top, .left: distance
      case .bottom: height - 1 - distance
      case .right: width - 1 - distance
      }
    }
  }

  static let definitions: [(value: Int, row: Side, column: Side)] = [
    (1, .top, .left), (2, .top, .right), (3, .bottom, .right), (4, .bottom, .left),
    (5, .left, .top), (6, .right, .top), (7, .right, .bottom), (8, .left, .bottom),
  ]

  private let width = 37
  private let height = 29

  /// Exif data with one entry in front of the orientation.
  private func exif(_ value: Int, isBigEndian: Bool) -> [UInt8] {
    func short(_ number: Int) -> [UInt8] {
      let bytes = [UInt8(number >> 8), UInt8(number & 255)]
      return isBigEndian ? bytes : bytes.reversed()
    }
    func long(_ number: Int) -> [UInt8] {
      isBigEndian ? short(0) + short(number) : short(number) + short(0)
    }
    let make = short(0x010f) + short(2) + long(4) + Array("abc\0".utf8)
    let orientation = short(0x0112) + short(3) + long(1) + short(value) + short(0)
    let header = Array((isBigEndian ? "MM" : "II").utf8) + short(42) + long(8)
    return Array("Exif\0\0".utf8) + header + short(2) + make + orientation + long(0)
  }

  private func photograph(_ value: Int, isBigEndian: Bool = true) throws -> [UInt8] {
    try StoredPicture.bytes(of: "full-444.jpg")
      .with(segment: 0xe1, exif(value, isBigEndian: isBigEndian))
  }

  @Test(arguments: definitions, [true, false])
  func `a photograph is turned upright`(
    _ definition: (value: Int, row: Side, column: Side), _ isBigEndian: Bool
  ) throws {
    let stored = try StoredPicture.words(of: "full-444.pnm")
    let bytes = try photograph(definition.value, isBigEndian: isBigEndian)
    let picture = try PictureDecoder().decode(bytes)
    let isTurned = definition.value > 4
    let (columns, rows) = isTurned ? (height, width) : (width, height)
    #expect((picture.header.width, picture.header.height) == (columns, rows))
    for y in 0..<height {
      for x in 0..<width {
        let acrossRow = definition.row.place(y, width: columns, height: rows)
        let acrossColumn = definition.column.place(x, width: columns, height: rows)
        let (column, row) = isTurned ? (acrossRow, acrossColumn) : (acrossColumn, acrossRow)
        #expect(picture.surface[column, row].word == stored[y * width + x], "at \(x), \(y)")
      }
    }
  }

  @Test func `the header's size is the upright one`() throws {
    let header = try PictureDecoder().header(of: photograph(6))
    #expect((header.width, header.height) == (height, width))
  }

  @Test func `turning may be switched off`() throws {
    let picture = try PictureDecoder(appliesOrientation: false).decode(photograph(6))
    #expect(picture.surface.words == (try StoredPicture.words(of: "full-444.pnm")))
  }

  @Test func `turning gives back the memory of the stored picture`() throws {
    var budget = MemoryBudget(bytes: 1 << 20)
    _ = try PictureDecoder().decode(photograph(8), budget: &budget)
    #expect(budget.left == 1 << 20 - 37 * 29 * 4)
  }

  @Test(arguments: [0, 9, 65_535])
  func `a value without a meaning turns nothing`(_ value: Int) throws {
    let picture = try PictureDecoder().decode(photograph(value))
    #expect(picture.surface.words == (try StoredPicture.words(of: "full-444.pnm")))
  }

  @Test func `Exif data cut anywhere turn as they should or not at all`() throws {
    let stored = try StoredPicture.words(of: "full-444.pnm")
    let plain = try StoredPicture.bytes(of: "full-444.jpg")
    let whole = exif(3, isBigEndian: false)
    for count in 0...whole.count {
      let bytes = plain.with(segment: 0xe1, Array(whole.prefix(count)))
      let words = try PictureDecoder().decode(bytes).surface.words
      #expect(words == stored || words == stored.reversed(), "\(count) bytes")
    }
  }
}
