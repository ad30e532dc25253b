import SegueFiles
import SegueMotion
import SegueRaster
import SegueTextSupport

/// Times of a recording's frames, with their fingerprints: the text among its goldens.
struct FingerprintRecord: Hashable {
  /// Frames in a row that show the same, and the SHA-256 of their pixels where every pixel was kept.
  struct Run: Hashable {
    let count: Int
    let digest: String?
  }

  private(set) var grid: FingerprintGrid
  private(set) var rate: FrameRate
  private(set) var kept: KeptPixels
  /// Boxes that were painted over, in pixels.
  private(set) var ignored: [PixelRect] = []
  private(set) var runs: [Run] = []

  /// The number of frames.
  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// The record of a film.
  init(_ film: RecordedFilm) {
    (grid, rate, kept) = (film.footage.grid, film.footage.rate, film.kept)
    ignored = film.ignored
    var start = 0
    let frames = film.footage.frames
    while start < frames.count {
      let count = frames[start...].prefix { $0.identity == frames[start].identity }.count
      runs.append(
        Run(count: count, digest: film.digests.isEmpty ? nil : film.digests[start]))
      start += count
    }
  }
}

extension FingerprintRecord {
  private static let title = "segue recording 1"
  /// A number that no recording reaches, so that a damaged golden cannot ask for all memory.
  private static let limits = (frames: 1 << 20, rate: 1_000.0, side: 1 << 14)

  /// The record as a golden; frames that show the same share a line.
  var text: String {
    var text = """
      \(Self.title)
      size \(grid.width)x\(grid.height)
      square \(grid.cell)
      rate \(rate.text)
      kept \(kept.rawValue)

      """
    for box in ignored { text += "ignored \(box)\n" }
    var start = 0
    for run in runs {
      let frames = run.count == 1 ? "\(start)" : "\(start)-\(start + run.count - 1)"
      let moment = NumberText.format(rate.time(ofFrame: start).seconds() * 1_000, atMost: 3)
      text += "\(frames) \(moment)ms \(run.digest ?? "-")\n"
      start += run.count
    }
    return text
  }

  /// The record that a golden holds.
  init(reading bytes: [UInt8]) throws(GoldenError) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines[0] == Self.title else {
      throw GoldenError(line: 1, lines[0], expected: "'\(Self.title)'")
    }
    let size = try Self.word("size", in: lines, at: 1).split(separator: "x").compactMap { Int($0) }
    let cell = Int(try Self.word("square", in: lines, at: 2)) ?? 0
    guard size.count == 2, size.allSatisfy({ (1...Self.limits.side).contains($0) }) else {
      throw GoldenError(line: 2, lines[1], expected: "a size such as 'size 390x844'")
    }
    grid = FingerprintGrid(width: size[0], height: size[1], most: FingerprintGrid.kept)
    // Squares of another size could not be compared with those of any film.
    guard cell == grid.cell else {
      throw GoldenError(line: 3, lines[2], expected: "'square \(grid.cell)'")
    }
    guard let rate = FrameRate(parsing: try Self.word("rate", in: lines, at: 3)),
      rate.framesPerSecond <= Self.limits.rate
    else { throw GoldenError(line: 4, lines[3], expected: "a rate such as 'rate 60'") }
    self.rate = rate
    guard let kept = KeptPixels(rawValue: try Self.word("kept", in: lines, at: 4)) else {
      throw GoldenError(
        line: 5, lines[4], expected: "'kept exact', 'kept palette' or 'kept lossy'")
    }
    self.kept = kept
    for (index, line) in lines.enumerated().dropFirst(5) where !line.isEmpty {
      if line.hasPrefix("ignored "), runs.isEmpty {
        ignored.append(try Self.box(line, number: index + 1))
        continue
      }
      runs.append(try run(line, number: index + 1))
    }
    if runs.isEmpty { throw GoldenError(line: lines.count, "", expected: "frame 0") }
    if let damage = GoldenError(comparing: bytes, to: Array(text.utf8)) { throw damage }
  }

  /// The one word behind a name, in a line of its own.
  private static func word(
    _ name: String, in lines: [Substring], at index: Int
  ) throws(GoldenError) -> String {
    let line = index < lines.count ? lines[index] : ""
    let words = line.split(separator: " ")
    guard words.count == 2, words[0] == name else {
      throw GoldenError(line: index + 1, line, expected: "'\(name)' and one word")
    }
    return String(words[1])
  }

  private static func box(_ line: Substring, number: Int) throws(GoldenError) -> PixelRect {
    let words = line.split { $0 == " " || $0 == "," || $0 == "x" }
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard words.count == 5, numbers.count == 4,
      numbers.allSatisfy({ (0...limits.side).contains($0) })
    else {
      throw GoldenError(line: number, line, expected: "a box such as 'ignored 0,0 390x44'")
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func run(_ line: Substring, number: Int) throws(GoldenError) -> Run {
    let words = line.split(separator: " ")
    let ends = words.first?.split(separator: "-").compactMap { Int($0) } ?? []
    let count = self.count
    guard words.count == 3, let first = ends.first, let last = ends.last, first == count,
      (first..<Self.limits.frames).contains(last)
    else {
      throw GoldenError(
        line: number, line, expected: "frame \(count), its moment and its digest")
    }
    let isDigest = kept == .exact ? FrameIdentity.isDigest(words[2]) : words[2] == "-"
    guard isDigest else {
      throw GoldenError(
        line: number, line, expected: kept == .exact ? "64 hexadecimal digits" : "'-' at the end")
    }
    return Run(count: last - first + 1, digest: kept == .exact ? String(words[2]) : nil)
  }
}
