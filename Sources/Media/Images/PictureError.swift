package import SegueFiles
package import SegueRaster
package import SegueTextSupport

/// Reason why a picture could not be read or written, in words for the person who named it.
package enum PictureError: ExplainedError, Hashable, Sendable {
  /// There is not a single byte.
  case empty
  /// The first bytes belong to no format we have heard of.
  case unknownFormat
  /// It is a format that is not read.
  case unsupportedFormat(String)
  /// It is a kind of picture, of a format that is read otherwise, that is not.
  case unsupportedKind(PictureFormat, String)
  /// It has more pixels than the limits allow.
  case tooLarge(width: Int, height: Int, PictureLimits)
  /// It ends before its pixels do.
  case truncated(PictureFormat)
  /// It breaks the rules of its format; the library's own words.
  case damaged(PictureFormat, String)
  /// There is no memory for its pixels.
  case memory(MemoryError)
  /// Drawing it would take more time or memory than any picture may.
  case tooCostly(PictureFormat, String)
  /// The library that draws the format is not there; the loader's words.
  case missingLibrary(PictureFormat, String)
  /// An animated picture ends before its last frame does.
  case incomplete
  /// An animated picture breaks the rules of its format, in some words.
  case unplayable(String)
  /// The output did not take the bytes.
  case output(FileError)
  /// It cannot be written; the library's own words.
  case unwritable(String)
}

extension PictureError {
  /// The reason as words that stand behind a colon.
  package var description: String {
    switch self {
    case .empty: "the file is empty"
    case .unknownFormat: "it is no picture; PNG, JPEG, WebP and SVG are read"
    case .unsupportedFormat(let name):
      "unsupported format \(name); PNG, JPEG, WebP and SVG are read"
    case .unsupportedKind(let format, let kind): "unsupported kind of \(format.rawValue): \(kind)"
    case .tooLarge(let width, let height, let limits):
      "it has \(width)x\(height) pixels, more than \(limits)"
    case .truncated(let format): "unexpected end of file in a \(format.rawValue)"
    case .damaged(let format, let words): "damaged \(format.rawValue): \(words)"
    case .memory(let shortage): "\(shortage)"
    case .tooCostly(let format, let words): "the \(format.rawValue) asks for too much: \(words)"
    case .missingLibrary(let format, let words):
      "what draws \(format.rawValue) pictures is missing: \(words)"
    case .incomplete: "unexpected end of file in an animated picture"
    case .unplayable(let words): "damaged animated picture: \(words)"
    case .output(let error): "\(error)"
    case .unwritable(let words): "the picture cannot be written: \(words)"
    }
  }

  /// The lack of the machine that is the reason; nothing where the picture is wrong.
  package var lack: MachineLack? {
    switch self {
    case .memory(let shortage): shortage.lack
    case .missingLibrary: .library
    case .output(let error): error.lack
    default: nil
    }
  }

  /// Consequence for the run: that of the file, or of the lack.
  package var consequence: ErrorConsequence {
    if case .output(let error) = self { error.consequence } else { lack?.consequence ?? .badData }
  }

  /// The suggested fix, if that is known.
  package var hint: String? {
    switch self {
    case .missingLibrary(.svg, _): "it is in Debian's package 'librsvg2-2'"
    case .output(let error): error.hint
    default: nil
    }
  }
}

extension PictureError {
  /// Returns the value of a body that fails for nothing but memory.
  static func ofMemory<Value>(
    _ body: () throws(MemoryError) -> Value
  ) throws(PictureError) -> Value {
    do throws(MemoryError) { return try body() } catch { throw .memory(error) }
  }
}
