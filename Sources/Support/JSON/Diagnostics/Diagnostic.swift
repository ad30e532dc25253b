package import SegueTextSupport

/// One message about the user's file: what is wrong, where, and what would be right.
///
/// A message starts lowercase, has no full stop, and shows the user's own words through `Quote`.
/// It says what was found; the hint says what to do about it.
package struct Diagnostic: Hashable, Sendable {
  /// Severity of a message; the more severe one compares as less, so that it comes first.
  package enum Severity: Int, Hashable, Sendable, Comparable {
    /// The file cannot be used.
    case error
    /// The file can be used, but probably not as meant.
    case warning
    /// Nothing is wrong.
    case note

    /// The word in front of the message.
    package var name: String {
      switch self {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    }

    /// Returns true if `left` is more severe than `right`.
    package static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Another place that the message speaks of.
  package struct Related: Hashable, Sendable {
    /// The remark about the place, as in "first defined here".
    package let message: String
    /// The place that the remark is about.
    package let place: SourcePosition

    /// The remark `message` about `place`.
    package init(_ message: String, at place: SourcePosition) {
      self.message = message
      self.place = place
    }
  }

  /// The severity of the message.
  package var severity: Severity
  /// Description of the problem.
  package var message: String
  /// Position of the problem; `nil` if it is about no place in a file.
  package var place: SourcePosition?
  /// The part of the scene it is about, as in "layer 'card'".
  package var path: String?
  /// The suggested fix, where we know one.
  package var hint: String?
  /// Other places that the message speaks of.
  package var related: [Related]
  /// The lack of the machine, where that is the reason and not what the file says.
  package var lack: MachineLack?

  /// A message about `place`.
  package init(
    _ severity: Severity, _ message: String, at place: SourcePosition? = nil,
    path: String? = nil, hint: String? = nil, related: [Related] = [], lack: MachineLack? = nil
  ) {
    self.severity = severity
    self.message = message
    self.place = place
    self.path = path
    self.hint = hint
    self.related = related
    self.lack = lack
  }

  /// The message with the part of the scene in front.
  package var sentence: String {
    path.map { "\($0): \(message)" } ?? message
  }
}
