package import SegueCompositing
import SegueFiles
package import SegueJSON
package import SegueMotion
package import SegueRaster
package import SegueRendering
package import SegueSceneFile
import SegueSceneGraph
import SegueWords

extension SceneDocument {
  /// The pictures of the scene, as large as `film` shows them; what is the matter with them is said at
  /// their places.
  package func pictures(
    of film: AnimatedScene, in folder: SceneFolder, kernels: KernelSet, budget: MemoryBudget,
    into diagnostics: inout Diagnostics
  ) -> AssetTable {
    let resolver = AssetResolver(decoder: SceneAssetDecoder(), kernels: kernels) {
      (path) throws(FileError) in try folder.bytes(of: path)
    }
    var budget = budget
    let requests = assets.map { AssetRequest($0.id, path: $0.path) }
    let (table, findings) = resolver.table(of: film, requests, budget: &budget)
    for finding in findings { diagnostics.add(finding, in: self) }
    return table
  }

  /// What sets the scene's texts; what is the matter with its fonts is said at their places.
  package func textSetter(
    in folder: SceneFolder, into diagnostics: inout Diagnostics
  ) -> TextSetter? {
    let resolver = AssetResolver(decoder: SceneAssetDecoder()) { (path) throws(FileError) in
      try folder.bytes(of: path)
    }
    let requests = assets.map { AssetRequest($0.id, path: $0.path) }
    let (setter, findings) = resolver.textSetter(for: scene, requests)
    for finding in findings { diagnostics.add(finding, in: self) }
    return setter
  }

  /// Where the scene names a file or a family.
  fileprivate func place(of subject: AssetFinding.Subject) -> SourcePosition? {
    switch subject {
    case .asset(let id): assets.first { $0.id == id }?.place
    case .family(let name): families.first { $0.name == name }?.place
    case .texts: nil
    }
  }
}

extension Diagnostics {
  /// Adds what is the matter with a file or a font, at the place where the scene names it.
  package mutating func add(_ finding: AssetFinding, in document: SceneDocument) {
    let text = finding.layer.flatMap { layer in document.texts.first { $0.layer == layer } }
    add(
      Diagnostic(
        finding.isWarning ? .warning : .error, finding.message,
        at: text?.place ?? document.place(of: finding.subject), path: finding.subject.name,
        hint: finding.hint))
  }
}

extension AssetFinding.Subject {
  /// What messages call it.
  fileprivate var name: String? {
    switch self {
    case .asset(let id): "asset \(Quote(id.name))"
    case .family(let name): "font \(Quote(name))"
    case .texts: nil
    }
  }
}
