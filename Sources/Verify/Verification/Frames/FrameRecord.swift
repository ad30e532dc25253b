package import SegueFiles
import SegueTextSupport

/// Digests of all frames of a film, with the engine and the fonts that drew it.
///
/// As text it is a golden that finds any change of any pixel, without holding one.
package struct FrameRecord: Hashable, Sendable, Codable {
  /// The version of the program that drew the frames.
  package var engine: String
  /// The fonts that texts were set in, sorted, each once.
  package var fonts: [FontStamp]
  /// Width and height in pixels, as in `1179x2556`.
  package var size: String
  /// The regions that were painted over before.
  package var ignored: [String]
  /// The SHA-256 of each frame's straight pixels.
  package var digests: [String]

  /// A record of frames.
  package init(
    engine: String, fonts: [FontStamp], size: String, ignored: [String] = [], digests: [String]
  ) {
    self.engine = engine
    self.fonts = Set(fonts).sorted()
    self.size = size
    self.ignored = ignored.map(\.visible)
    self.digests = digests
  }
}

/// A font file, as far as it matters to pixels.
package struct FontStamp: Hashable, Sendable, Comparable, Codable {
  /// The name of the file, without its folder.
  package let file: String
  /// The beginning of the SHA-256 of its bytes.
  package let digest: String

  /// The stamp of a font.
  package init(file: String, digest: String) {
    self.file = file.visible
    self.digest = String(digest.prefix(16))
  }

  /// By name, then by digest.
  package static func < (a: FontStamp, b: FontStamp) -> Bool {
    (a.file, a.digest) < (b.file, b.digest)
  }
}

extension FrameRecord {
  private static let title = "segue frames 1"

  /// The record as a golden; frames that look alike share a line.
  package var text: String {
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
  package init(reading text: String) throws(GoldenError) {
    self.init(engine: "", fonts: [], size: "", digests: [])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines[0] == Self.title else {
      throw GoldenError(line: 1, lines[0], expected: "'\(Self.title)'")
    }
    engine = try Self.word(behind: "engine", in: lines, at: 1)
    size = try Self.word(behind: "size", in: lines, at: 2)
    for (index, line) in lines.enumerated().dropFirst(3) where !line.isEmpty {
      try read(line, number: index + 1)
    }
    if digests.isEmpty {
      throw GoldenError(line: lines.count, "", expected: "frame 0 and its digest")
    }
  }

  /// The one word behind a name, in a line of its own.
  private static func word(
    behind name: String, in lines: [Substring], at index: Int
  ) throws(GoldenError) -> String {
    let line = index < lines.count ? lines[index] : ""
    let words = GoldenWords.all(in: line)
    guard words.count == 2, words[0] == name else {
      throw GoldenError(line: index + 1, line, expected: "'\(name)' and one word")
    }
    return words[1]
  }

  /// Numbers of frames that a film may have; no film reaches the last, so that a damaged golden cannot ask for
  /// all memory.
  static let counts = 1...1 << 20

  private mutating func read(_ line: Substring, number: Int) throws(GoldenError) {
    let words = GoldenWords.all(in: line)
    switch (words.first, words.count) {
    case ("ignored", 2) where digests.isEmpty: ignored.append(GoldenWords.name(words[1]))
    case ("font", 3) where digests.isEmpty && ignored.isEmpty:
      let font = FontStamp(file: GoldenWords.name(words[1]), digest: words[2])
      if let last = fonts.last, !(last < font) {
        throw GoldenError(line: number, line, expected: "a font behind the one above it")
      }
      fonts.append(font)
    case (let frames?, 2):
      let ends = frames.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1],
        first == digests.count, first <= last, last < Self.counts.upperBound
      else {
        throw GoldenError(
          line: number, line, expected: "frame \(digests.count) and its digest")
      }
      digests += Array(repeating: words[1], count: last - first + 1)
    default: throw GoldenError(line: number, line, expected: "frames and their digest")
    }
  }
}
