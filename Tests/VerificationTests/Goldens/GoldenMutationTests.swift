import Foundation
import SegueFiles
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueVerification
import Testing

/// Whatever happens to a golden is found, and told with its file, its line and what was expected.
@Suite struct GoldenMutationTests {
  /// A film whose goldens have lines of every kind.
  private static func item(_ kinds: Set<GoldenKind>) -> SnapshotCase {
    let film = MovingBox(duration: 100, hasBadge: true).film
    var item = SnapshotCase("box", of: film, drawnBy: SceneRenderer())
    item.kinds = kinds
    item.fonts = [
      .init(file: "a b.otf", digest: "0123456789abcdef"), .init(file: "c", digest: "1"),
    ]
    item.ignored = [
      IgnoredRegion(.box(Rect(x: 60, y: 2, width: 3, height: 4)), because: "a \"test\"")
    ]
    return item
  }

  /// A folder of goldens that goes when its owner does.
  private final class Scratch {
    let folder = GoldenFolder(
      FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)").path)

    func result(_ mode: RecordMode, _ kinds: Set<GoldenKind>) async throws -> CaseResult {
      try await Verifier(folder, mode: mode, engine: "0.1.0").result(of: item(kinds))
    }

    func path(_ kind: GoldenKind) -> String { folder.file(kind, of: "box") }

    func bytes(_ kind: GoldenKind) throws -> [UInt8] {
      Array(try Data(contentsOf: URL(filePath: path(kind))))
    }

    func write(_ bytes: [UInt8], _ kind: GoldenKind) throws {
      try Data(bytes).write(to: URL(filePath: path(kind)))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder.path) }
  }

  @Test(arguments: [GoldenKind.timeline, .frames])
  func `every change of a text is found, with its place and what was expected`(
    kind: GoldenKind
  ) async throws {
    let scratch = Scratch()
    _ = try await scratch.result(.all, [kind])
    #expect(try await scratch.result(.never, [kind]).outcome == .same)
    let text = String(decoding: try scratch.bytes(kind), as: UTF8.self)
    let mutations = TextMutation.all(of: text)
    #expect(mutations.count > 300)
    for mutation in mutations {
      try scratch.write(mutation.bytes, kind)
      let result = try await scratch.result(.never, [kind])
      let words = result.findings.map { "\($0)" }
      let place = "\(scratch.path(kind)):"
      let told = words.first { word in
        word.contains(place) && ["expected", "agreed"].contains(where: word.contains)
      }
      #expect(result.outcome == .different && told != nil, "\(mutation.name): \(words)")
      let line = told.flatMap { $0.split(separator: place).last }
        .flatMap { Int($0.prefix { $0.isNumber }) }
      #expect(line ?? 0 >= mutation.line, "\(mutation.name): \(words)")
    }
  }

  @Test func `every change of a byte of a strip is found, with its file`() async throws {
    let scratch = Scratch()
    _ = try await scratch.result(.all, [.strip])
    let bytes = try scratch.bytes(.strip)
    var mutations: [(name: String, bytes: [UInt8])] = bytes.indices.map { index in
      var other = bytes
      other[index] ^= 1 << UInt8(index % 8)
      return ("byte \(index)", other)
    }
    for count in stride(from: 0, to: bytes.count, by: 7) {
      mutations.append(("\(count) bytes", Array(bytes.prefix(count))))
    }
    mutations += [("twice", bytes + bytes), ("junk", bytes + [0]), ("words", Array("ghost".utf8))]
    for mutation in mutations {
      try scratch.write(mutation.bytes, .strip)
      let result = try await scratch.result(.never, [.strip])
      #expect(result.outcome == .different, "\(mutation.name)")
      let words = result.findings.map { "\($0)" }.joined(separator: "; ")
      if case .damaged = result.findings.first {
        #expect(words.contains(scratch.path(.strip)) && words.contains("expected a PNG file"))
        #expect(!words.contains("line"))
      }
    }
  }

  @Test func `a strip of another film is found, although all digests are as expected`() async throws
  {
    let scratch = Scratch()
    let kinds = Set(GoldenKind.all)
    _ = try await scratch.result(.all, kinds)
    var other = MovingBox(duration: 100, cardColor: .black).item()
    other.kinds = [.strip]
    let folder = GoldenFolder(scratch.folder.path + "/other")
    _ = try await Verifier(folder, mode: .all, engine: "1").result(of: other)
    let file = URL(filePath: folder.file(.strip, of: "box"))
    try scratch.write(Array(try Data(contentsOf: file)), .strip)
    let result = try await scratch.result(.never, kinds)
    #expect(result.outcome == .different)
    guard case .picture(.pixels) = result.findings.first else {
      Issue.record("the strip is not compared: \(result.findings)")
      return
    }
  }

  @Test func `a canvas of another size is found by the timeline alone`() async throws {
    let scratch = Scratch()
    _ = try await scratch.result(.all, [.timeline])
    var item = Self.item([.timeline])
    var film = item.film
    film.canvas.size = Size(400, 77)
    item = SnapshotCase("box", of: film, drawnBy: SceneRenderer(), kinds: [.timeline])
    let result = try await Verifier(scratch.folder, mode: .never, engine: "0.1.0").result(of: item)
    #expect(
      result.findings.first.map { "\($0)" }
        == "the canvas is 400x77 points at scale 1, expected 72x16 points at scale 1")
  }

  @Test func `where pixels are tolerated, everything else is read as strictly`() async throws {
    let scratch = Scratch()
    let kinds: Set<GoldenKind> = [.frames, .strip]
    _ = try await scratch.result(.all, kinds)
    let text = String(decoding: try scratch.bytes(.frames), as: UTF8.self)
    for (old, new) in [
      ("size 72x16", "size 72x17"), ("ignored ", "ignored  "), ("\n0 ", "\n\n0 "),
      ("\n0 ", "\n00 "),
    ] {
      try scratch.write(Array(text.replacing(old, with: new).utf8), .frames)
      var item = Self.item(kinds)
      item.tolerance = .levels(2, because: "a test")
      let result = try await Verifier(scratch.folder, mode: .never, engine: "0.1.0")
        .result(of: item)
      #expect(result.outcome == .different, "\(new)")
    }
  }
}

/// Something that happens to a text.
struct TextMutation {
  let name: String
  let bytes: [UInt8]
  /// The first line, from 1, that is not what it was.
  let line: Int

  private init(_ name: String, _ text: String, of original: String) {
    self.name = name
    bytes = Array(text.utf8)
    let (old, new) = (Self.lines(original), Self.lines(text))
    line = zip(old, new).prefix { $0.elementsEqual($1) }.count + 1
  }

  private static func lines(_ text: String) -> [Substring.UTF8View] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Everything that is tried with a text.
  static func all(of text: String) -> [TextMutation] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result = whole(text).map { TextMutation($0, $1, of: text) }
    for (index, line) in lines.dropLast().enumerated() {
      let others =
        others(of: lines, at: index)
        + others(of: line).map { name, new in
          var all = lines
          all[index] = new
          return (name, all)
        }
      result += others.map { name, lines in
        TextMutation("line \(index + 1): \(name)", lines.joined(separator: "\n"), of: text)
      }
    }
    return result.filter { $0.bytes != Array(text.utf8) }
  }

  private static func whole(_ text: String) -> [(String, String)] {
    [
      ("nothing", ""), ("no last break", String(text.dropLast())), ("junk", text + "ghost"),
      ("a line of junk", text + "ghost\n"), ("an empty line", text + "\n"),
      ("a mark", "\u{FEFF}" + text),
      ("a zero", text + "\0"), ("carriage returns", text.replacing("\n", with: "\r\n")),
      ("spaces at ends", text.replacing("\n", with: " \n")), ("twice", text + text),
    ]
  }

  /// The lines, one of them removed, repeated, moved, with something before it, or the last.
  private static func others(of lines: [String], at index: Int) -> [(String, [String])] {
    var (removed, repeated, swapped, added) = (lines, lines, lines, lines)
    removed.remove(at: index)
    repeated.insert(lines[index], at: index)
    swapped.swapAt(index, index + 1)
    added.insert("ghost", at: index)
    var layered = lines
    layered.insert("layer ghost in card", at: index)
    return [
      ("removed", removed), ("repeated", repeated), ("swapped", swapped), ("a line before", added),
      ("a layer before", layered), ("the end", Array(lines.prefix(index)) + [""]),
    ]
  }

  /// The line with one of its words or digits changed.
  private static func others(of line: String) -> [(String, String)] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var result = [("a word in front", "ghost " + line), ("a space in front", " " + line)]
    for (index, word) in words.enumerated() {
      func add(_ name: String, _ others: [String]) {
        var all = words
        all.replaceSubrange(index...index, with: others)
        result.append(("\(name) \(index + 1)", all.joined(separator: " ")))
      }
      add("without word", [])
      add("twice word", [word, word])
      add("more behind word", [word, "ghost"])
      add("a longer word", [word + "x"])
      add("a shorter word", [String(word.dropLast())])
      add("a capital word", [word.uppercased()])
      if index + 1 < words.count {
        var all = words
        all.swapAt(index, index + 1)
        result.append(("swapped word \(index + 1)", all.joined(separator: " ")))
      }
      for (place, digit) in zip(word.indices, word) {
        guard let number = digit.wholeNumberValue else { continue }
        let rest = word[word.index(after: place)...]
        add("digit", ["\(word[..<place])\((number + 1) % 10)\(rest)"])
      }
    }
    return result
  }
}
