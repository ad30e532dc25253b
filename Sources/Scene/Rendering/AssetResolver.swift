package import SegueCompositing
package import SegueFiles
package import SegueMotion
package import SegueRaster
public import SegueSceneGraph
package import SegueTextSupport

/// A file that a scene names, and where it is.
public struct AssetRequest: Hashable, Sendable {
  /// The name by which layers refer to it.
  package let id: AssetID
  /// The path, as the scene names it.
  package let path: String

  /// The file at `path`, called `id`.
  public init(_ id: AssetID, path: String) {
    self.id = id
    self.path = path
  }
}

extension AssetResolver {
  /// A problem, or an oddity, of a file of the scene.
  package struct Finding: Hashable, Sendable {
    /// Kinds of subjects of a finding.
    package enum Subject: Hashable, Sendable {
      /// A file of the scene.
      case asset(AssetID)
      /// A family of fonts, as the scene names it.
      case family(String)
      /// All texts.
      case texts
    }

    /// The subject of the finding.
    package let subject: Subject
    /// Description of the finding.
    package let message: String
    /// The suggested fix.
    package let hint: String?
    /// True if the scene can be drawn all the same.
    package let isWarning: Bool
    /// The name of the layer whose text shows it first, where it is about letters.
    package var layer: String?
    /// The lack of the machine, where that is the reason and not what the scene names.
    package var lack: MachineLack?
  }
}

/// Reads and decodes the files of a scene before its first frame.
package struct AssetResolver: Sendable {
  /// Reason why a file cannot be read. (The compiler does not see that the closure below needs the import.)
  package typealias ReadError = FileError

  let read: @Sendable (String) throws(ReadError) -> [UInt8]
  let decoder: any AssetDecoder
  let kernels: KernelSet

  /// A resolver that gets files from `read` and decodes them with `decoder`.
  package init(
    decoder: any AssetDecoder, kernels: KernelSet = .widest,
    read: @escaping @Sendable (String) throws(ReadError) -> [UInt8]
  ) {
    self.read = read
    self.decoder = decoder
    self.kernels = kernels
  }

  /// The table of the scene's pictures, and everything that is the matter with them.
  ///
  /// A file that is named twice is read once. Pictures of outlines are drawn as large as `film` shows
  /// them, and of files in several scales the one that suits its canvas is taken; without a film, the
  /// one that is named, at its own size.
  package func table(
    of requests: [AssetRequest], for film: AnimatedScene? = nil, budget: inout MemoryBudget
  ) -> (table: AssetTable, findings: [Finding]) {
    var loader = PictureLoader(self, of: film, within: budget)
    for request in requests { loader.take(request) }
    loader.drawOutlines()
    budget = loader.budget
    return (loader.table, loader.findings)
  }
}
