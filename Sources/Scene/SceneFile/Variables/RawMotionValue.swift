import SegueDesignTokens
package import SegueJSON
import SegueMotion

/// A time or a curve that stands in a scene as it is, though a design token has it.
package struct RawMotionValue: Hashable, Sendable {
  /// The value as the scene writes it.
  package let text: String
  /// The name of the token.
  package let token: String
  /// Position of the value.
  package let place: SourcePosition
}

/// Finds times and curves of a scene that tokens have names for.
struct RawMotionFinder {
  private(set) var found: [RawMotionValue] = []
  private let source: SourceText
  private var times: [Time: String] = [:]
  private var curves: [TimingCurve: String] = [:]

  /// The most that are told.
  private static let limit = 200

  /// - Parameter tokens: those of the scene; of two with one value the first counts.
  init(_ tokens: [DesignToken], in source: SourceText) {
    self.source = source
    for token in tokens {
      switch token.value {
      case .duration(let time): times[time] = times[time] ?? token.name
      case .curve(let curve): curves[curve] = curves[curve] ?? token.name
      case .transition(let transition):
        let (time, curve) = (transition.duration, transition.curve)
        times[time] = times[time] ?? token.name + ".duration"
        curves[curve] = curves[curve] ?? token.name + ".timingFunction"
      case .number, .color, .text: break
      }
    }
  }

  /// Looks through a scene, whose own duration is no movement's.
  mutating func look(through scene: JSONObject) {
    for member in scene.members
    where !["duration", "vars", "tokens", "canvas"].contains(member.key) {
      look(into: member.node)
    }
  }

  private mutating func look(into node: JSONNode) {
    guard found.count < Self.limit else { return }
    for item in node.array ?? [] { look(into: item) }
    for member in node.object?.members ?? [] where !member.key.isComment {
      switch member.key {
      case "duration", "delay": add(time: member.node)
      case "easing" where member.node.isString: add(curve: member.node)
      case "vars": break
      default: look(into: member.node)
      }
    }
  }

  private mutating func add(time node: JSONNode) {
    guard let time = node.time, time > .zero, let token = times[time] else { return }
    add(node.number == nil ? node.plainText : "\(node.plainText) ms", token, at: node)
  }

  private mutating func add(curve node: JSONNode) {
    guard !curves.isEmpty, let text = node.string, !text.contains("${"),
      let easing = try? Easing(parsing: text), let token = curves[.easing(easing)]
    else { return }
    add(text, token, at: node)
  }

  private mutating func add(_ text: String, _ token: String, at node: JSONNode) {
    found.append(RawMotionValue(text: text, token: token, place: source.place(node.range)))
  }
}
