public import SegueTextSupport

/// Reasons why memory for pixels could not be had.
public enum MemoryError: ExplainedError, Hashable, Sendable {
  /// The budget has fewer bytes left than are needed.
  case overBudget(needed: Int, left: Int)
  /// The operating system refused this many bytes.
  case refused(bytes: Int)
  /// The layers of one frame need more than this many bytes at the same time.
  case tooManyLayers(limit: Int)
  /// Frames alone, without any layers, need more bytes than are left for them.
  case tooLargeFrames(needed: Int, left: Int)
  /// The encoder of the frames needs more bytes than are left for it.
  case tooLargeEncoder(needed: Int, left: Int)
  /// The outlines and letters of one frame have more than this many pieces.
  case tooManyPieces(limit: Int)
  /// Notes on a film, kept while it is looked at, of more than this many bytes.
  case tooLongFilm(limit: Int)
}

extension MemoryError {
  /// The lack of the machine that is the reason; nothing where a limit is exceeded that all machines have.
  public var lack: MachineLack? {
    if case .refused = self { .shortage } else { nil }
  }
}

extension MemoryError {
  /// Description of the bytes that were needed and those that were left.
  public var description: String {
    switch self {
    case .overBudget(let needed, let left):
      "pictures need \(needed) bytes, and \(left) are left of the budget"
    case .tooLargeFrames(let needed, let left):
      "frames as large as the canvas need \(needed.mebibytes), and \(left.mebibytes) are left for"
        + " them; a smaller '--scale' needs less, and '--memory' gives more"
    case .tooLargeEncoder(let needed, let left):
      "the encoder needs \(needed.mebibytes) for frames as large as the canvas, and \(left.mebibytes)"
        + " are left for it; a smaller '--scale' needs less, and '--memory' gives more"
    case .refused(let bytes):
      "the system refused \(bytes) bytes for pixels"
    case .tooManyPieces(let limit):
      "the outlines and letters of one frame have more than \(limit) pieces; longer dashes, fewer"
        + " copies and shorter texts have less"
    case .tooLongFilm(let limit):
      "what is kept of the film takes more than the \(limit.mebibytes) that there are for it"
    case .tooManyLayers(let limit):
      "the groups, filters and shadows of one frame need more than the \(limit.mebibytes) that are"
        + " left for them; smaller blurs, fewer groups inside each other or a smaller '--scale' need"
        + " less, and '--memory' gives more"
    }
  }
}

/// An amount of memory that is counted down before it is taken.
///
/// ```swift
/// var budget = MemoryBudget(bytes: 1 << 30)
/// try budget.take(Surface.bytes(width: 1170, height: 2532))
/// ```
public struct MemoryBudget: Hashable, Sendable {
  /// The bytes that may still be taken.
  public private(set) var left: Int

  /// A budget of this many bytes.
  public init(bytes: Int) { left = bytes }

  /// Counts `bytes` down, or fails and changes nothing.
  public mutating func take(_ bytes: Int) throws(MemoryError) {
    guard bytes <= left else { throw .overBudget(needed: bytes, left: left) }
    left -= bytes
  }

  /// Gives `bytes` back.
  public mutating func giveBack(_ bytes: Int) { left += bytes }
}
