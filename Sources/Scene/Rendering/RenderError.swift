public import SegueFiles
public import SegueMotion
public import SegueRaster
public import SegueTextSupport

/// The reason why a film, or a frame of it, could not be made.
public enum RenderError: ExplainedError, Hashable, Sendable {
  /// There was not enough memory for a picture.
  case memory(MemoryError)
  /// A moment of the film needs more memory than there is, or may be used; most of it the layer with this name.
  case drawing(MemoryError, at: FrameTime, layer: String?)
  /// The output did not take what was written.
  case file(FileError)
  /// An encoder failed, in its own words, with what would help and what the machine has not given, if that is
  /// known.
  case encoder(String, hint: String?, lack: MachineLack? = nil)
  /// A picture cannot be decoded, in some words, with what would help and what the machine has not given, if that
  /// is why.
  case picture(String, hint: String? = nil, lack: MachineLack? = nil)
  /// A recording cannot be looked at, in some words, with what would help and what the machine has not given,
  /// if that is why.
  case recording(String, hint: String?, lack: MachineLack?)
  /// The output has so many bytes where as much as possible is given up, and may have fewer.
  case tooLarge(least: Int, limit: Int)
  /// The moments of a strip, one beside the other, are wider or higher than a picture may be.
  case tooWideStrip(width: Int, height: Int)
  /// The task was cancelled.
  case cancelled
}

extension RenderError {
  /// The failure in one sentence, without the hint.
  public var description: String {
    switch self {
    case .memory(let shortage): "\(shortage)"
    case .drawing(let shortage, let time, let layer):
      RenderError.words(shortage, at: time, layer: layer)
    case .file(let error): "\(error)"
    case .encoder(let words, _, _), .picture(let words, _, _), .recording(let words, _, _): words
    case .tooLarge(let least, let limit):
      "the smallest that can be made of it has \(least) bytes, allowed are \(limit)"
    case .tooWideStrip(let width, let height):
      "the picture would have \(width)x\(height) pixels, and one has at most"
        + " \(Surface.maximumSide) in each direction"
    case .cancelled: "the task was cancelled before the film was drawn"
    }
  }

  /// Suggested correction, where one is known.
  public var hint: String? {
    switch self {
    case .file(let error): error.hint
    case .encoder(_, let hint, _), .picture(_, let hint, _), .recording(_, let hint, _): hint
    case .memory, .drawing, .tooLarge, .tooWideStrip, .cancelled: nil
    }
  }

  /// The lack of the machine that is the reason; nothing where the film is wrong.
  public var lack: MachineLack? {
    switch self {
    case .memory(let shortage), .drawing(let shortage, _, _): shortage.lack
    case .file(let error): error.lack
    case .encoder(_, _, let lack), .picture(_, _, let lack), .recording(_, _, let lack): lack
    case .tooLarge, .tooWideStrip, .cancelled: nil
    }
  }

  /// Consequence for the run: what encodes is missing unless it says otherwise, and a strip can be asked for in another
  /// size.
  public var consequence: ErrorConsequence {
    switch self {
    case .file(let error): error.consequence
    case .encoder: lack?.consequence ?? .unavailable
    case .tooWideStrip: .usage
    case .cancelled: .cancelled
    case .memory, .drawing, .picture, .recording, .tooLarge: lack?.consequence ?? .badData
    }
  }

  /// The memory shortage, if it was memory.
  package var shortage: MemoryError? {
    switch self {
    case .memory(let shortage), .drawing(let shortage, _, _): shortage
    case .file, .encoder, .picture, .recording, .tooLarge, .tooWideStrip, .cancelled: nil
    }
  }

  /// Returns a description of what `shortage` kept from being drawn, such as "at 400 ms, layer 'card': ...".
  package static func words(
    _ shortage: MemoryError, at time: FrameTime, layer: String?
  ) -> String {
    let moment = "at \(Int((time.seconds() * 1_000).rounded())) ms"
    return "\(moment)\(layer.map { ", layer '\($0)'" } ?? ""): \(shortage)"
  }
}
