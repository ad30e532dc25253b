package import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueMotion
package import SegueRaster
package import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import SegueTextSupport
package import SegueVerification

/// Makes cases of their plans.
package struct CaseLoader: Sendable {
  package let terminal: Terminal
  let kernels: KernelSet
  /// Number of cases that share the memory of the run.
  var share: Int
  /// The memory of the run.
  var memory = RunMemory()

  package init(terminal: Terminal, kernels: KernelSet, share: Int, memory: RunMemory = RunMemory())
  {
    self.terminal = terminal
    self.kernels = kernels
    self.share = share
    self.memory = memory
  }

  /// A case, and the files that its film is made of.
  package struct LoadedCase {
    package let item: SnapshotCase
    let inputs: Set<FileIdentity>
    /// The title that the scene gives itself.
    let title: String?
  }

  /// Reads the scene of a case and its files; the film is as large as a recording where that is only another
  /// scale.
  package func load(
    _ plan: CasePlan, asLargeAs size: RecordedSize? = nil
  ) throws(CaseError) -> LoadedCase {
    var diagnostics = Diagnostics()
    let scene: LoadedScene
    let item: LoadedCase?
    do throws(RunError) {
      scene = try SceneOpener(terminal, plan.input).load(plan.scene)
      item = try self.item(for: plan, scene: scene, size: size, diagnostics: &diagnostics)
    } catch {
      throw CaseError(
        code: error.code, message: error.message ?? "the scene cannot be read", lack: error.lack,
        mistakes: error.mistakes)
    }
    if let item { return item }
    var refusal = CaseError(diagnostics)
    // Of a scene that could be read, files are what is wrong, and they may be too large.
    refusal.mayFitAlone = share > 1 && scene.document != nil
    throw refusal
  }

  /// The case of a scene; `nil` if something is wrong with it.
  private func item(
    for plan: CasePlan, scene: LoadedScene, size: RecordedSize?,
    diagnostics: inout Diagnostics
  ) throws(RunError) -> LoadedCase? {
    var settings = FilmSettings()
    settings.kernels = kernels
    settings.memory = memory.shared(by: share)
    if let size, let canvas = scene.document?.scene.canvas {
      settings.scale = size.scale(of: canvas)
    }
    let ready = try RunError.inWords { () throws(FilmError) in
      try Film(of: scene, settings, into: &diagnostics)
    }
    guard let film = ready else { return nil }
    try checkIgnored(plan, film.scene)
    var item = SnapshotCase(
      plan.name, of: film.scene, drawnBy: film.renderer, kinds: plan.kinds,
      tolerance: plan.tolerance)
    item.ignored = plan.ignored
    if let document = scene.document { item.expect(document) }
    let isMirrored = scene.document?.isMirrored ?? false
    item.expectations += isMirrored ? plan.expectations.map(\.mirrored) : plan.expectations
    return LoadedCase(item: item, inputs: film.inputs, title: scene.document?.title)
  }

  /// Refuses to ignore a layer that is not there; otherwise nothing would be ignored, and nobody would
  /// notice.
  private func checkIgnored(_ plan: CasePlan, _ film: AnimatedScene) throws(RunError) {
    let names = film.epochs.flatMap { $0.tree.nodes.map(\.id.name) }
    for case .layer(let name) in plan.ignored.map(\.place) where !names.contains(name) {
      throw RunError(
        .invalidData, "the suite ignores layer '\(name)', which the scene does not have",
        hint: "'render tree' lists the layers of a scene")
    }
  }
}
