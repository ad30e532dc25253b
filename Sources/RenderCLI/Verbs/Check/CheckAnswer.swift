import SegueFilms
import SegueJSON
import SegueMotion
import SegueReports
import SegueSceneFile
import SegueSceneGraph
import SegueWords

/// What there is to say about one scene that was checked.
struct CheckAnswer {
  let diagnostics: Diagnostics
  /// What the shell is told about this scene.
  let code: ExitCode
  private let name: String
  private let document: SceneDocument?
  /// Why the file could not be read at all.
  private let failure: Failure?
  /// What came of holding the movement to what is expected of it; `nil` where nobody asked.
  private let motion: CheckedMotion?

  init(_ scene: LoadedScene, _ motion: CheckedMotion? = nil) {
    name = scene.name
    document = scene.document
    var diagnostics = scene.diagnostics
    diagnostics.add(contentsOf: motion?.diagnostics ?? [])
    self.diagnostics = diagnostics
    let found: ExitCode = diagnostics.hasErrors ? .findings : .done
    code = scene.document == nil ? .invalidData : found
    failure = nil
    self.motion = motion
  }

  init(_ name: String, _ failure: Failure) {
    self.name = name
    document = nil
    diagnostics = Diagnostics()
    code = failure.code
    self.failure = failure
    motion = nil
  }

  /// What is in a scene without mistakes, in one line.
  var line: String? {
    guard code == .done, let scene = document?.scene else { return nil }
    let canvas = scene.canvas
    let layers = scene.epochs.map(\.tree.nodes.count).max() ?? 0
    return "\(name.visible): ok, \(layers.counted("layer")), "
      + "\(canvas.pixelWidth)x\(canvas.pixelHeight) pixels, "
      + "\(NumberText.format(scene.duration.milliseconds)) ms, "
      + "\(scene.frameCount.counted("frame")) at \(scene.frameRate.text) fps"
      + (motion.flatMap { $0.count > 0 ? ", \($0.count.counted("expectation")) met" : nil } ?? "")
  }

  /// All answers as one document for programs.
  static func json(_ answers: [CheckAnswer]) -> JSONValue {
    ["schemaVersion": 1, "scenes": .array(answers.map(\.json))]
  }

  private var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("file", .string(name)), .init("ok", .bool(code == .done)),
    ]
    if let failure {
      members.append(.init("error", .string(failure.message ?? "")))
      if let hint = failure.hint { members.append(.init("hint", .string(hint))) }
    }
    if let scene = document?.scene {
      members += [
        .init("layers", JSONValue(scene.epochs.map(\.tree.nodes.count).max() ?? 0)),
        .init(
          "pixelSize", [JSONValue(scene.canvas.pixelWidth), JSONValue(scene.canvas.pixelHeight)]),
        .init("duration", .listed(scene.duration.milliseconds)),
        .init("frames", JSONValue(scene.frameCount)),
        .init("fps", .string(scene.frameRate.text)),
      ]
    }
    if let motion {
      members.append(
        .init(
          "expectations",
          [
            "count": JSONValue(motion.count), "failed": .array(motion.failed.map(\.json)),
          ]))
    }
    members.append(.init("diagnostics", .array(diagnostics.json)))
    return .object(members)
  }
}
