package import SegueMotionAssertions
import SegueTextSupport

/// The part of a film that an audit has come to look at before its work was done.
package struct AuditReach: Hashable, Sendable {
  /// A number of things of one kind, and how many of them were looked at.
  package struct Part: Hashable, Sendable {
    /// Number of those that were looked at.
    package var looked: Int
    /// Number of all.
    package var all: Int
  }

  /// The beginning of a recording.
  package struct Beginning: Hashable, Sendable {
    /// Number of its pictures.
    package var pictures: Int
    /// Seconds that they are seen.
    package var seconds: Double
  }

  /// The frames of the film, looked at for flicker and flashes; `nil` where nobody asks for them.
  package var frames: Part?
  /// The transitions of screens.
  package var transitions = Part(looked: 0, all: 0)
  /// The pictures of a recording that were looked at; `nil` where there are no more.
  package var beginning: Beginning?
  /// The rules that have not come to all layers and moments.
  package var cutRules: [GuidelineRule] = []

  /// The sentence about what was not looked at; `nil` where nothing was left out.
  package var shortfall: String? {
    var parts: [String] = []
    if let beginning {
      let seconds = NumberText.format(beginning.seconds, atMost: 0)
      parts.append("at the first \(beginning.pictures) pictures, which take \(seconds) s")
    }
    if let frames, frames.looked < frames.all {
      parts.append("at \(frames.looked) of \(frames.all) frames for flicker and flashes")
    }
    if transitions.looked < transitions.all {
      parts.append("at \(transitions.looked) of \(transitions.all) transitions")
    }
    if !cutRules.isEmpty {
      parts.append(
        "at a part of the layers and moments for \(cutRules.map(\.id).joined(separator: ", "))")
    }
    if parts.isEmpty { return nil }
    return "looked \(parts.joined(separator: ", ")): all of it is more work than an audit takes"
  }
}

/// The steps of work that the parts of an audit may take, which are a film's steps together.
enum AuditWork {
  /// For all frames, looked at one after the other.
  static let ofScan = 2_400_000
  /// For the transitions of screens.
  static let ofTransitions = 2_000_000
  /// For what frames cost, where their author limits that.
  static let ofCosts = 2_000_000
  /// For the places where movement meets rest.
  static let ofJumps = 800_000
  /// For all rules together, for layers at moments.
  static let ofRules = 3_000_000
  /// For each of them.
  static let ofRule = 1_000_000
  /// For finding out which layers hide others.
  static let ofCovers = 400_000
  /// Number of frames whose work a transition counts as.
  static let framesOfTransition = 20
}
