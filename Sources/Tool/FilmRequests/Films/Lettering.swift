package import SegueCommandLine
import SegueCompositing
import SegueFilms
package import SegueMotion
import SegueRendering

extension AssetTable {
  /// Finds the fonts for the texts of a scene that this program has made.
  ///
  /// Where one is missing, the texts are left out, and a warning says so.
  package mutating func letter(_ scene: AnimatedScene, _ terminal: Terminal) throws(RunError) {
    let resolver = AssetResolver(decoder: SceneAssetDecoder()) { _ in [] }
    let (setter, findings) = resolver.textSetter(for: scene, [])
    if let finding = findings.first(where: { !$0.isWarning }) {
      try terminal.warn("words are left out: \(finding.message)")
    } else {
      texts = setter
    }
  }
}
