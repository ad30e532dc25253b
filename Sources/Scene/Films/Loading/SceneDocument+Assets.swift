package import SegueCompositing
import SegueFiles
import SegueGeometry
package import SegueJSON
package import SegueMotion
package import SegueRaster
package import SegueRendering
package import SegueSceneFile
package import SegueSceneGraph
import SegueTextSupport

extension SceneDocument {
  /// The pictures of the scene, as large as `film` shows them; what is the matter with them is said at
  /// their places.
  ///
  /// - Parameter unreadable: files of which that has been said.
  package func pictures(
    of film: AnimatedScene, in folder: SceneFolder, besides unreadable: Set<AssetID> = [],
    kernels: KernelSet, budget: MemoryBudget, into diagnostics: inout Diagnostics
  ) -> AssetTable {
    var budget = budget
    let (table, findings) = folder.resolver(kernels)
      .table(of: film, assets.requests, budget: &budget)
    for finding in findings where !finding.isAbout(unreadable) {
      diagnostics.add(finding, in: self)
    }
    return table
  }

  /// Creates the text setter of the scene and reports problems with its fonts at their positions.
  package func textSetter(
    in folder: SceneFolder, into diagnostics: inout Diagnostics
  ) -> TextSetter? {
    let (setter, findings) = folder.resolver().textSetter(for: scene, assets.requests)
    for finding in findings { diagnostics.add(finding, in: self) }
    return setter
  }

  /// Creates the text setter of the scene; problems with its fonts are said by who draws it.
  func textSetter(in folder: SceneFolder) -> TextSetter? {
    folder.resolver().textSetter(for: scene, assets.requests).setter
  }

  /// Returns the position at which the scene names a file or a family.
  fileprivate func place(of subject: AssetResolver.Finding.Subject) -> SourcePosition? {
    switch subject {
    case .asset(let id): assets.first { $0.id == id }?.place
    case .family(let name): families.first { $0.name == name }?.place
    case .texts: nil
    }
  }
}

extension LoadedScene {
  /// Says what is the matter with the pictures of a scene whose text has mistakes, so that all of both
  /// are known at once; fonts are known to be used only when the text is right.
  func reportPictures(budget: MemoryBudget, into diagnostics: inout Diagnostics) {
    let shown = named.assets.filter { !unreadable.contains($0.id) && $0.isNamedAsPicture }
    if shown.isEmpty { return }
    let canvas = Canvas(size: Size(1, 1), scale: named.scale)
    let film = AnimatedScene(
      canvas: canvas, frameRate: .sixty, duration: .zero, epochs: [Epoch(tree: LayerTree([]))])
    var budget = budget
    let findings = folder.resolver().table(of: shown.requests, for: film, budget: &budget).findings
    for finding in findings where !finding.isWarning {
      diagnostics.add(finding, at: shown.first { .asset($0.id) == finding.subject }?.place)
    }
  }
}

extension Asset {
  /// True if the file's name is that of a picture.
  fileprivate var isNamedAsPicture: Bool {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return ["png", "jpg", "jpeg", "webp", "svg"].contains(ending)
  }
}

extension [Asset] {
  fileprivate var requests: [AssetRequest] {
    map { AssetRequest($0.id, path: $0.path) }
  }
}

extension SceneFolder {
  /// Returns the resolver that reads and decodes files of the folder.
  fileprivate func resolver(_ kernels: KernelSet = .widest) -> AssetResolver {
    AssetResolver(decoder: SceneAssetDecoder(), kernels: kernels) { (path) throws(FileError) in
      try bytes(of: path)
    }
  }
}

extension Diagnostics {
  /// Adds what is the matter with a file or a font, at the place where the scene names it.
  package mutating func add(_ finding: AssetResolver.Finding, in document: SceneDocument) {
    let text = finding.layer.flatMap { layer in document.texts.first { $0.layer == layer } }
    add(finding, at: text?.place ?? document.place(of: finding.subject))
  }

  fileprivate mutating func add(_ finding: AssetResolver.Finding, at place: SourcePosition?) {
    add(
      Diagnostic(
        finding.isWarning ? .warning : .error, finding.message, at: place,
        path: finding.subject.name, hint: finding.hint, lack: finding.lack))
  }
}

extension AssetResolver.Finding {
  /// Returns true if it is about one of these files.
  fileprivate func isAbout(_ files: Set<AssetID>) -> Bool {
    if case .asset(let id) = subject { files.contains(id) } else { false }
  }
}

extension AssetResolver.Finding.Subject {
  /// Name of the subject in messages.
  fileprivate var name: String? {
    switch self {
    case .asset(let id): "asset \(Quote(id.name))"
    case .family(let name): "font \(Quote(name))"
    case .texts: nil
    }
  }
}
