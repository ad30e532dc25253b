public import SegueCompositing
public import SegueFiles
import SegueGeometry
public import SegueRaster
public import SegueSceneGraph

/// A picture that has been decoded.
public struct DecodedAsset: Sendable {
  /// The pixels.
  public let surface: Surface
  /// What was odd about the file, in sentences.
  public let warnings: [String]

  /// The pixels, and what was odd about their file.
  public init(_ surface: Surface, warnings: [String] = []) {
    self.surface = surface
    self.warnings = warnings
  }
}

/// Decodes the pictures of scenes, of whatever formats there are.
public protocol AssetDecoder: Sendable {
  /// The picture in a file's bytes, which takes its memory from `budget`.
  func decode(
    _ bytes: [UInt8], budget: inout MemoryBudget
  ) throws(UndecodableAsset) -> DecodedAsset
}

/// Why a picture cannot be decoded.
public struct UndecodableAsset: Error, Hashable, Sendable {
  /// What is wrong, as in "the file ends too early".
  public let message: String
  /// What would help.
  public let hint: String?

  /// The failure with these words.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

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

/// What was wrong, or odd, about a file of the scene.
public struct AssetFinding: Error, Hashable, Sendable {
  /// What the finding is about.
  public enum Subject: Hashable, Sendable {
    /// A file of the scene.
    case asset(AssetID)
    /// A family of fonts, as the scene names it.
    case family(String)
    /// All texts.
    case texts
  }

  /// What it is about.
  public let subject: Subject
  /// What is the matter.
  public let message: String
  /// What would help.
  public let hint: String?
  /// Whether the scene can be drawn all the same.
  public let isWarning: Bool
}

/// Reads and decodes the files of a scene before its first frame.
public struct AssetResolver: Sendable {
  let read: @Sendable (String) throws(FileError) -> [UInt8]
  private let decoder: any AssetDecoder
  private let kernels: KernelSet

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
  /// A file that is named twice is read once.
  public func table(
    of requests: [AssetRequest], budget: inout MemoryBudget
  ) -> (table: AssetTable, findings: [AssetFinding]) {
    var table = AssetTable()
    var findings: [AssetFinding] = []
    var known: [String: AssetTable.Entry] = [:]
    for request in requests {
      if let entry = known[request.path] {
        table.add(entry, as: request.id)
        continue
      }
      do throws(AssetFinding) {
        let entry = try entry(for: request, &findings, &budget)
        known[request.path] = entry
        table.add(entry, as: request.id)
      } catch {
        findings.append(error)
      }
    }
    return (table, findings)
  }

  private func entry(
    for request: AssetRequest, _ findings: inout [AssetFinding], _ budget: inout MemoryBudget
  ) throws(AssetFinding) -> AssetTable.Entry {
    func finding(_ message: String, _ hint: String?, isWarning: Bool = false) -> AssetFinding {
      AssetFinding(subject: .asset(request.id), message: message, hint: hint, isWarning: isWarning)
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try read(request.path)
    } catch {
      throw finding("\(error)", error.hint)
    }
    do throws(UndecodableAsset) {
      let decoded = try decoder.decode(bytes, budget: &budget)
      findings += decoded.warnings.map {
        finding("'\(request.path)': \($0)", nil, isWarning: true)
      }
      return try entry(decoded.surface, request.path, &budget)
    } catch {
      throw finding("cannot use '\(request.path)': \(error.message)", error.hint)
    }
  }

  private func entry(
    _ surface: Surface, _ path: String, _ budget: inout MemoryBudget
  ) throws(UndecodableAsset) -> AssetTable.Entry {
    do throws(MemoryShortage) {
      // A picture that may be scaled is kept once more in strips, and in smaller copies.
      try budget.take(Surface.bytes(width: surface.width, height: surface.height) * 4 / 3)
      let scale = Self.scale(of: path)
      return AssetTable.Entry(
        try Picture(surface, kernels: kernels),
        size: Size(Double(surface.width) / scale, Double(surface.height) / scale))
    } catch {
      throw UndecodableAsset("\(error)")
    }
  }

  /// The scale that a file's name gives: `photo@2x.png` has two pixels to a point.
  static func scale(of path: String) -> Double {
    let name = path.split(separator: ".").dropLast().joined(separator: ".")
    for scale in [2.0, 3, 4] where name.hasSuffix("@\(Int(scale))x") { return scale }
    return 1
  }
}
