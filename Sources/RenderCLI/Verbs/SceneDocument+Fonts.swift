import SegueFiles
import SegueRendering
import SegueSceneFile
import SegueSceneGraph

extension SceneDocument {
  /// What sets the scene's texts; what is the matter with its fonts is said at their places.
  func textSetter(in folder: SceneFolder, _ diagnostics: inout Diagnostics) -> TextSetter? {
    let resolver = AssetResolver(decoder: SceneAssetDecoder()) { (path) throws(FileError) in
      try folder.bytes(of: path)
    }
    let requests = assets.map { AssetRequest($0.id, path: $0.path) }
    let (setter, findings) = resolver.textSetter(for: scene, requests)
    for finding in findings { diagnostics.add(finding, in: self) }
    return setter
  }

  /// Where the scene names a file or a family.
  fileprivate func place(of subject: AssetFinding.Subject) -> SourcePlace? {
    switch subject {
    case .asset(let id): assets.first { $0.id == id }?.place
    case .family(let name): families.first { $0.name == name }?.place
    case .texts: nil
    }
  }
}

extension Diagnostics {
  /// Adds what is the matter with a file or a font, at the place where the scene names it.
  mutating func add(_ finding: AssetFinding, in document: SceneDocument) {
    add(
      Diagnostic(
        finding.isWarning ? .warning : .error, finding.message,
        at: document.place(of: finding.subject), path: finding.subject.name, hint: finding.hint))
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
