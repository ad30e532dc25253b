public import SegueTextSupport

/// The properties of a face as the font file states them; lengths are in units of its square.
public struct FontFace: Hashable, Sendable {
  /// A setting of a variable face.
  public struct Axis: Hashable, Sendable {
    /// The four letters.
    public let tag: String
    /// The least setting.
    public let minimum: Double
    /// The setting where none is given.
    public let standard: Double
    /// The largest setting.
    public let maximum: Double
  }

  /// The file, by the name that messages call it.
  public let file: String
  /// The number of the face in its file.
  public let index: Int
  /// The name that it shares with its siblings, such as `Inter`.
  public let family: String
  /// Its own name, such as `Semi Bold Italic`.
  public let style: String
  /// From 100 (thin) over 400 (regular) to 900 (black); that of variable faces as they come.
  public let weight: Double
  /// True if it is a slanted cut.
  public let isItalic: Bool
  /// The axes that can be set.
  public let axes: [Axis]
  /// Number of units along the side of the square.
  public let unitsPerEm: Int
  /// Height of letters above the baseline.
  public let ascent: Int
  /// Depth of letters below the baseline.
  public let descent: Int
  /// The gap that is left free between lines.
  public let lineGap: Int
  /// Distance of the underline's middle below the baseline.
  public let underlineDepth: Int
  /// Thickness of the underline.
  public let underlineThickness: Int

  /// True if it has glyphs that bring their colors.
  public let hasColors: Bool

  /// True if it leans by itself where that is asked for: it is a slanted cut or can be set to slant.
  public var canLean: Bool { isItalic || axes.contains { $0.tag == "slnt" || $0.tag == "ital" } }

  /// The settings of all axes, of which `requested` gives some; each within its bounds.
  func coordinates(_ requested: [TextBlock.AxisSetting]) -> [Double] {
    axes.map { axis in
      let value = requested.last { $0.tag == axis.tag }?.value ?? axis.standard
      return min(max(value, axis.minimum), axis.maximum)
    }
  }
}

extension FontFace {
  /// The number of the face nearest to what is asked for, by the rules of CSS: the slant first, then
  /// the weight.
  public static func nearest(
    weight: Double, italic: Bool, among faces: [(number: Int, face: FontFace)]
  ) -> Int? {
    let slanted = faces.filter { $0.face.isItalic == italic }
    return (slanted.isEmpty ? faces : slanted)
      .min { $0.face.distance(from: weight) < $1.face.distance(from: weight) }?.number
  }

  /// Returns the distance of the face from a weight: heavier ones first from 400 to 500 and above it, lighter
  /// ones first below.
  private func distance(from wanted: Double) -> Double {
    if axes.contains(where: { $0.tag == "wght" && $0.minimum <= wanted && wanted <= $0.maximum }) {
      return 0
    }
    let away = weight - wanted
    if wanted < 400 { return away <= 0 ? -away : 1_000 + away }
    if wanted > 500 { return away >= 0 ? away : 1_000 - away }
    if away >= 0 && weight <= 500 { return away }
    return away < 0 ? 1_000 - away : 2_000 + away
  }
}

/// The reason why a font file cannot be used.
public struct FontError: ExplainedError, Hashable, Sendable {
  /// Description of the problem, as in "it is not a font".
  public let description: String
  /// The lack of the machine that is the reason; nothing where the font is wrong.
  public let lack: MachineLack?

  /// The failure with these words.
  init(_ description: String, lack: MachineLack? = nil) {
    self.description = description
    self.lack = lack
  }

  /// The suggested fix, if that is known.
  public var hint: String? {
    lack == .library ? "it is in Debian's package '\(LineDictionary.package)'" : nil
  }

  /// A text whose words have to be looked up, where the library for that is missing; `nil` for other texts.
  package static func missingDictionary(for text: String) -> FontError? {
    guard text.unicodeScalars.contains(where: \.hasDictionary),
      let complaint = LineDictionary.complaint
    else { return nil }
    return FontError("words of Lao, Khmer and Burmese need ICU: \(complaint)", lack: .library)
  }

  /// Texts whose letters are more pictures than there is room for.
  public static func tooManyPictures(limit: Int) -> FontError {
    FontError("the texts show more than \(limit) MiB of pictures from color fonts")
  }

  /// A text of more bytes than are allowed.
  public static func tooLong(_ count: Int, limit: Int) -> FontError {
    FontError("a text has \(count) bytes, allowed are \(limit)")
  }
}

/// The numbers in a font file, the largest byte first; what is outside of the file is `nil`.
struct FontBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(at place: Int) -> Int? {
    bytes.indices.contains(place) ? Int(bytes[place]) : nil
  }

  func short(at place: Int) -> Int? {
    guard place >= 0, place <= bytes.count - 2 else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  func triple(at place: Int) -> Int? {
    guard let high = byte(at: place), let low = short(at: place + 1) else { return nil }
    return high << 16 | low
  }

  func word(at place: Int) -> Int? {
    guard let high = short(at: place), let low = short(at: place + 2) else { return nil }
    return high << 16 | low
  }

  /// A length with a sign.
  func length(at place: Int) -> Double? {
    short(at: place).map { Double(Int16(truncatingIfNeeded: $0)) }
  }

  /// A number from −2 to 2.
  func share(at place: Int) -> Double? { length(at: place).map { $0 / 16_384 } }

  /// A number with 16 bits behind the point.
  func fixed(at place: Int) -> Double? {
    word(at: place).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  /// Returns the offset of a face, of which a file may have several.
  func start(of face: Int) -> Int? {
    let isCollection = word(at: 0) == 0x7474_6366
    return isCollection ? word(at: 12 + 4 * face) : 0
  }

  /// Returns the range of a table, by its name.
  func table(_ name: Int, of font: Int) -> Range<Int>? {
    guard let count = short(at: font + 4) else { return nil }
    for index in 0..<count {
      let entry = font + 12 + 16 * index
      guard word(at: entry) == name, let start = word(at: entry + 8),
        let size = word(at: entry + 12)
      else { continue }
      return start..<start + size
    }
    return nil
  }
}
