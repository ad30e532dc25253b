import SegueCommandLine
import SegueFilms
import SegueJSON
import SegueMotion
import SegueReports
import SegueSceneFile
import SegueSceneGraph
import SegueTextSupport

/// The report on one scene that was checked.
struct CheckAnswer {
  let diagnostics: Diagnostics
  /// The exit code for this scene.
  let code: ExitCode
  let name: String
  /// The contents of the scene, if it can be read; the scene itself is not kept, as a suite has thousands.
  private let summary: SceneSummary?
  /// The reason why the file could not be read at all.
  private let failure: RunError?
  /// The result of checking the movement against its expectations; `nil` where nobody asked.
  private let motion: CheckedMotion?

  /// - Parameters:
  ///   - title: what a suite calls the scene.
  ///   - isStrict: whether a warning is as bad as a mistake.
  init(
    _ scene: LoadedScene, _ motion: CheckedMotion? = nil, named title: String? = nil,
    isStrict: Bool = false
  ) {
    name = title ?? scene.name
    summary = scene.document.map { SceneSummary($0.scene) }
    var diagnostics = scene.diagnostics
    diagnostics.add(contentsOf: motion?.diagnostics ?? [])
    self.diagnostics = diagnostics
    let found: ExitCode = diagnostics.hasErrors ? .findings : .done
    let isLacking = diagnostics.lack?.consequence != nil
    let isDoubted = isStrict && found == .done && diagnostics.count(of: .warning) > 0
    let agreed = isDoubted ? ExitCode.invalidData : found
    code = scene.document == nil || isLacking ? ExitCode(mistakes: diagnostics) : agreed
    failure = nil
    self.motion = motion
  }

  init(_ name: String, _ failure: RunError) {
    self.name = name
    summary = nil
    diagnostics = Diagnostics()
    code = failure.code
    self.failure = failure
    motion = nil
  }

  /// The contents of a scene without mistakes, in one line.
  var line: String? {
    guard code == .done, let summary else { return nil }
    return "\(name.visible): ok, \(summary.layers.counted("layer")), "
      + "\(summary.width)x\(summary.height) pixels, "
      + "\(NumberText.format(summary.duration.milliseconds)) ms, "
      + "\(summary.frames.counted("frame")) at \(summary.rate.text) fps"
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
      members.append(.init("error", .string(failure.mistakes.first?.message ?? "")))
      if let hint = failure.hint { members.append(.init("hint", .string(hint))) }
    }
    if let summary {
      members += [
        .init("layers", JSONValue(summary.layers)),
        .init("pixelSize", [JSONValue(summary.width), JSONValue(summary.height)]),
        .init("duration", .listed(summary.duration.milliseconds)),
        .init("frames", JSONValue(summary.frames)), .init("fps", .string(summary.rate.text)),
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
    let mistakes = diagnostics.placed + (failure?.mistakes ?? [])
    members.append(.init("diagnostics", .array(mistakes.map(\.json))))
    return .object(members)
  }
}

/// The size of a scene in every respect.
private struct SceneSummary {
  let layers: Int
  let width: Int
  let height: Int
  let duration: Time
  let frames: Int
  let rate: FrameRate

  init(_ scene: AnimatedScene) {
    layers = scene.epochs.map(\.tree.nodes.count).max() ?? 0
    (width, height) = (scene.canvas.pixelWidth, scene.canvas.pixelHeight)
    (duration, frames, rate) = (scene.duration, scene.frameCount, scene.frameRate)
  }
}
