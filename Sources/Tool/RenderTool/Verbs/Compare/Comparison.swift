import SegueCaseRuns
import SegueFiles
import SegueFilmRequests
import SegueFitting
import SegueJSON
import SegueReports
import SegueSceneFile
import SegueTextSupport
import SegueVerification
import SegueVideo

/// Two things of one kind that are compared: scenes, pictures, or what two folders have of them.
struct Comparison {
  /// Two items compared under one name.
  struct Pair: Hashable {
    let name: String
    let old: String
    let new: String
  }

  private let old: String
  private let new: String
  /// The items that are in both folders, or the one pair.
  private(set) var pairs: [Pair] = []
  /// The items that only one of the folders has.
  private(set) var lonely: [(name: String, isNew: Bool)] = []

  /// The path of a scene that is read from standard input.
  static let standardInput = "-"

  /// The pairs that two paths stand for.
  init(_ old: String, _ new: String, as layout: RecordingLayout) {
    self.old = old
    self.new = new
    let areFilms = [old, new].allSatisfy { Recording.kind(of: $0, as: layout) == .folder }
    let (olds, news) = areFilms ? ([], []) : (Self.names(in: old), Self.names(in: new))
    if olds.isEmpty || news.isEmpty {
      pairs = [Pair(name: new, old: old, new: new)]
      return
    }
    for name in Set(olds + news).sorted() {
      switch (olds.contains(name), news.contains(name)) {
      case (true, true): pairs.append(Pair(name: name, old: old / name, new: new / name))
      case (let isOld, _): lonely.append((name, isNew: !isOld))
      }
    }
  }

  /// Returns true if a path is one of a scene, by its ending or because it is standard input.
  static func isScene(_ path: String) -> Bool {
    path == standardInput || [".json", ".json5"].contains { path.lowercased().hasSuffix($0) }
  }

  private static func names(in folder: String) -> [String] {
    Folder(folder).names.filter { name in
      let ending = name.split(separator: ".").last?.lowercased() ?? ""
      return ["png", "jpg", "jpeg", "webp", "json", "json5"].contains(ending)
        && !name.hasSuffix(".schema.json") && !SuiteReader.isSuite(name)
    }
  }
}

extension Comparison {
  /// The files that are compared, and those that they are made of.
  func inputs(_ opener: SceneOpener) -> Set<FileIdentity> {
    var files = RunFiles()
    for pair in pairs {
      files.read([pair.old, pair.new])
      for scene in [pair.old, pair.new] where Comparison.isScene(scene) {
        files.read(opener.inputs(of: scene))
      }
    }
    files.read(lonely.map { ($0.isNew ? new : old) / $0.name })
    return files.inputs
  }
}

extension Comparison.Pair {
  /// True if scenes are compared, and not pictures.
  var hasScenes: Bool { Comparison.isScene(old) }

  /// True if one of the two is a film that was recorded elsewhere, or is called like one and broken.
  func hasRecordings(as layout: RecordingLayout) -> Bool {
    [old, new].contains {
      Recording.kind(of: $0, as: layout) != nil || RecordingListing.isRecording($0)
    }
  }
}

extension String {
  /// The path of a file in the folder at this path.
  fileprivate static func / (folder: String, name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

/// The differences between two items.
struct ComparisonAnswer {
  let name: String
  /// The differences, in words.
  let findings: [String]
  let differingFrames: [Int]
  let frameCount: Int?
  /// The same with pictures, where a page shows them.
  let item: ReportedCase?
  /// Remarks about the way of comparison.
  var remarks: [String] = []
  /// Size of the differences between recordings.
  var magnitude: DifferenceMagnitude?
  /// The verdict, where movements are compared and not pictures.
  var verdict: AlignedVerdict?
  /// The reasons why nothing can be told.
  var reasons: [String] = []
  /// The measurements, where movements are compared and not pictures.
  var measured: JSONValue?

  /// A line, and one for each thing that differs.
  var text: String {
    let name = name.visible
    let notes = remarks.map { "  note: \($0)\n" }.joined()
    if verdict == .open {
      return "\(name): can't tell\n" + reasons.map { "  \($0)\n" }.joined() + notes
    }
    if findings.isEmpty { return "\(name): alike\n" + notes }
    var lines = findings.map { "  \($0)\n" }
    if let first = differingFrames.first, let frameCount {
      lines.append(
        "  \(differingFrames.count) of \(frameCount) frames differ, the first is \(first)\n")
    }
    if let magnitude { lines.append("  \(magnitude.worstWords)\n") }
    return "\(name): different\n" + lines.joined() + notes
  }

  /// The same for programs.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(name)),
      .init("alike", .bool(verdict.map { $0 == .alike } ?? findings.isEmpty)),
      .init("findings", .array(findings.map { .string($0) })),
      .init("differingFrames", .array(differingFrames.map { .number(Double($0)) })),
      .init("remarks", .array(remarks.map { .string($0) })),
    ]
    if let magnitude { members.append(.init("magnitude", magnitude.json)) }
    if let verdict {
      members.append(.init("verdict", .string(verdict.rawValue)))
      members.append(.init("reasons", .array(reasons.map { .string($0) })))
    }
    if let measured { members.append(.init("movements", measured)) }
    return .object(members)
  }
}
