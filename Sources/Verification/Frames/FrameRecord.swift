/// What identifies every frame of a film, and with what it was drawn.
///
/// As text it is a golden that finds any change of any pixel, without holding one.
public struct FrameRecord: Hashable, Sendable {
  /// The version of the program that drew the frames.
  public var engine: String
  /// The fonts that texts were set in, sorted.
  public var fonts: [FontStamp]
  /// Width and height in pixels, as in `1179x2556`.
  public var size: String
  /// The regions that were painted over before.
  public var ignored: [String]
  /// The SHA-256 of each frame's straight pixels.
  public var digests: [String]

  /// A record of frames.
  public init(
    engine: String, fonts: [FontStamp], size: String, ignored: [String] = [], digests: [String]
  ) {
    self.engine = engine
    self.fonts = fonts.sorted()
    self.size = size
    self.ignored = ignored
    self.digests = digests
  }
}

/// A font file, as far as it matters to pixels.
public struct FontStamp: Hashable, Sendable, Comparable {
  /// The name of the file, without its folder.
  public let file: String
  /// The beginning of the SHA-256 of its bytes.
  public let digest: String

  /// The stamp of a font.
  public init(file: String, digest: String) {
    self.file = file
    self.digest = String(digest.prefix(16))
  }

  /// By name, then by digest.
  public static func < (a: FontStamp, b: FontStamp) -> Bool {
    (a.file, a.digest) < (b.file, b.digest)
  }
}

extension FrameRecord {
  private static let title = "segue frames 1"

  /// The record as a golden; frames that look alike share a line.
  public var text: String {
    var text = "\(Self.title)\nengine \(engine)\nsize \(size)\n"
    for font in fonts { text += "font \(font.file.written) \(font.digest)\n" }
    for region in ignored { text += "ignored \(region.written)\n" }
    var start = 0
    while start < digests.count {
      let count = digests[start...].prefix { $0 == digests[start] }.count
      let frames = count == 1 ? "\(start)" : "\(start)-\(start + count - 1)"
      text += "\(frames) \(digests[start])\n"
      start += count
    }
    return text
  }

  /// The record that a golden holds.
  public init(reading text: String) throws(GoldenDamage) {
    self.init(engine: "", fonts: [], size: "", digests: [])
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.title else {
      throw GoldenDamage(line: 1, expected: "'\(Self.title)'")
    }
    for (index, line) in lines.enumerated().dropFirst() {
      try read(GoldenWords.all(in: line), number: index + 1)
    }
    fonts.sort()
  }

  /// A number that no film reaches, so that a damaged golden cannot ask for all memory.
  private static let frameLimit = 1 << 24

  private mutating func read(_ words: [String], number: Int) throws(GoldenDamage) {
    switch (words.first, words.count) {
    case ("engine", 2): engine = words[1]
    case ("size", 2): size = words[1]
    case ("ignored", 2): ignored.append(GoldenWords.name(words[1]))
    case ("font", 3):
      fonts.append(FontStamp(file: GoldenWords.name(words[1]), digest: words[2]))
    case (let frames?, 2):
      let ends = frames.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first == digests.count, first <= last,
        last < Self.frameLimit
      else { throw GoldenDamage(line: number, expected: "frame \(digests.count) and its digest") }
      digests += Array(repeating: words[1], count: last - first + 1)
    default: throw GoldenDamage(line: number, expected: "frames and their digest")
    }
  }
}
