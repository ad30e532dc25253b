public import SegueCompositing
public import SegueFiles
public import SegueMotion
public import SegueRaster
public import SegueSceneGraph
public import SegueTextSupport

/// A file that a scene names, and where it is.
public struct AssetRequest: Hashable, Sendable {
  /// The name by which layers refer to it.
  public let id: AssetID
  /// The path, as the scene names it.
  public let path: String

  /// The file at `path`, called `id`.
  public init(_ id: AssetID, path: String) {
    self.id = id
    self.path = path
  }
}

extension AssetResolver {
  /// A problem, or an oddity, of a file of the scene.
  public struct Finding: Hashable, Sendable {
    /// Kinds of subjects of a finding.
    public enum Subject: Hashable, Sendable {
      /// A file of the scene.
      case asset(AssetID)
      /// A family of fonts, as the scene names it.
      case family(String)
      /// All texts.
      case texts
    }

    /// The subject of the finding.
    public let subject: Subject
    /// Description of the finding.
    public let message: String
    /// The suggested fix.
    public let hint: String?
    /// True if the scene can be drawn all the same.
    public let isWarning: Bool
    /// The name of the layer whose text shows it first, where it is about letters.
    public var layer: String?
    /// The lack of the machine, where that is the reason and not what the scene names.
    public var lack: MachineLack?
  }
}

/// Reads and decodes the files of a scene before its first frame.
public struct AssetResolver: Sendable {
  let read: @Sendable (String) throws(FileError) -> [UInt8]
  let decoder: any AssetDecoder
  let kernels: KernelSet

  /// A resolver that gets files from `read` and decodes them with `decoder`.
  public init(
    decoder: any AssetDecoder, kernels: KernelSet = .widest,
    read: @escaping @Sendable (String) throws(FileError) -> [UInt8]
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
  public func table(
    of requests: [AssetRequest], for film: AnimatedScene? = nil, budget: inout MemoryBudget
  ) -> (table: AssetTable, findings: [Finding]) {
    var loader = PictureLoader(self, of: film, within: budget)
    for request in requests { loader.take(request) }
    loader.drawOutlines()
    budget = loader.budget
    return (loader.table, loader.findings)
  }
}
