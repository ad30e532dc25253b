import Foundation
import SegueFiles
import Testing

/// When what is becomes what was expected, and what is said when it does not.
@Suite struct GoldenFileTests {
  private enum Found: String, CaseIterable {
    case nothing, same, different
  }

  /// The golden holds what its case says; what is, is `same`.
  private func outcome(_ mode: RecordMode, _ found: Found) throws -> (said: String, left: String?) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = GoldenFile(folder.appending(path: "inner/golden.txt").path)
    if found != .nothing { try golden.write(Array(found.rawValue.utf8)) }
    let outcome = try golden.outcome(in: mode, of: Array("same".utf8)) { agreed in
      agreed == Array("same".utf8) ? nil : String(decoding: agreed, as: UTF8.self)
    }
    let left = try golden.read().map { String(decoding: $0, as: UTF8.self) }
    return (outcome.words, left)
  }

  @Test(
    arguments: [
      (.never, .nothing, "missing", nil), (.never, .same, "same", "same"),
      (.never, .different, "different: different", "different"),
      (.missing, .nothing, "recorded", "same"), (.missing, .same, "same", "same"),
      (.missing, .different, "different: different", "different"),
      (.failed, .nothing, "recorded", "same"), (.failed, .same, "same", "same"),
      (.failed, .different, "recorded", "same"),
      (.all, .nothing, "recorded", "same"), (.all, .same, "recorded", "same"),
      (.all, .different, "recorded", "same"),
    ] as [(RecordMode, Found, String, String?)])
  private func `a golden is written where the mode says so`(
    mode: RecordMode, found: Found, said: String, left: String?
  ) throws {
    let outcome = try outcome(mode, found)
    #expect(outcome.said == said)
    #expect(outcome.left == left)
  }
}

extension GoldenFileTests {
  /// A folder `in/goldens` beside a folder `out` with a file.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID())").path

    init() throws {
      for name in ["in/goldens", "out"] {
        try FileManager.default.createDirectory(
          atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
      }
      try Data("precious".utf8).write(to: URL(filePath: "\(folder)/out/file"))
    }

    func link(_ name: String, to target: String) throws {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: target)
    }

    private func golden(_ name: String) -> GoldenFile {
      GoldenFile("\(folder)/\(name)", inside: "\(folder)/in")
    }

    /// What keeps a golden from being read.
    func refusal(toRead name: String) -> FileError.Reason? {
      do throws(FileError) {
        _ = try golden(name).read()
        return nil
      } catch {
        return error.reason
      }
    }

    /// What keeps a golden from being written.
    func refusal(toWrite name: String) -> FileError.Reason? {
      do throws(FileError) {
        try golden(name).write([1])
        return nil
      } catch {
        return error.reason
      }
    }

    /// Both.
    func refusals(_ name: String) -> [FileError.Reason?] {
      [refusal(toRead: name), refusal(toWrite: name)]
    }

    var outside: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/out")) ?? []).sorted()
    }

    var precious: String? { try? String(contentsOfFile: "\(folder)/out/file", encoding: .utf8) }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
  }

  @Test(arguments: ["../../out/file", "../../out/new", "../goldens/../../out/file", "/dev/null"])
  func `a golden that is a link out of its folder is neither read nor written`(
    target: String
  ) throws {
    let place = try Place()
    try place.link("in/goldens/a", to: target)
    let refusals = place.refusals("in/goldens/a")
    let isThere = !target.hasSuffix("new")
    #expect(refusals[0] == (isThere ? .leadsOut(of: "\(place.folder)/in/goldens") : nil))
    #expect(refusals[1] == .leadsOut(of: "\(place.folder)/in/goldens"))
    #expect(place.outside == ["file"] && place.precious == "precious")
  }

  @Test(arguments: ["../out", "../out/inner", "../../elsewhere", "goldens/../../out"])
  func `a folder of goldens that is a link out of its tree is refused, and so is one on the way`(
    target: String
  ) throws {
    let place = try Place()
    for (link, golden) in [("in/other", "in/other/a"), ("in/way", "in/way/goldens/a")] {
      try place.link(link, to: target)
      let reason = FileError.Reason.leadsOut(of: "\(place.folder)/in")
      #expect(place.refusals(golden) == [reason, reason])
    }
    #expect(place.outside == ["file"])
  }

  @Test func `links inside are followed, and a file of two names is a file`() throws {
    let place = try Place()
    try place.link("in/near", to: "goldens")
    try place.link("in/goldens/link", to: "real")
    #expect(place.refusals("in/near/link") == [nil, nil])
    #expect(try GoldenFile("\(place.folder)/in/goldens/real").read() == [1])
    try FileManager.default.linkItem(
      atPath: "\(place.folder)/out/file", toPath: "\(place.folder)/in/goldens/twin")
    #expect(place.refusals("in/goldens/twin") == [nil, nil])
    #expect(place.precious == "precious")
  }
}

extension GoldenFile.Outcome {
  fileprivate var words: String {
    switch self {
    case .same: "same"
    case .recorded: "recorded"
    case .missing: "missing"
    case .different(let difference): "different: \(difference)"
    }
  }
}
