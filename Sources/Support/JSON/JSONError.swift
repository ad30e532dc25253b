import SegueTextSupport

/// Reason why a text or a value in JSON cannot be read.
package enum JSONError: ExplainedError, Hashable, Sendable {
  /// A mistake after which reading cannot go on; it is among the diagnostics, with its place.
  case reported
  /// A value that does not stand for what was asked for, in some words.
  case unsuitable(String)

  /// The error for whatever the compiler's coding has thrown.
  init(decoding error: any Error) {
    switch error {
    case let error as JSONError: self = error
    case DecodingError.keyNotFound(let key, _):
      self = .unsuitable("'\(key.stringValue.visible)' is missing")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self = .unsuitable(context.debugDescription)
    default: self = .unsuitable("it cannot be understood")
    }
  }

  /// Description of the problem.
  package var description: String {
    switch self {
    case .reported: "it has mistakes"
    case .unsuitable(let words): words
    }
  }
}
