package import SegueJSON
import SegueMotion
import SegueTextSupport

/// Notations in which tokens are written.
package enum TokenNotation: String, Hashable, Sendable, CaseIterable {
  /// Design Tokens Format Module, 2025.10.
  case dtcg
  /// Custom properties of a style sheet.
  case css
  /// Variables of a scene.
  case scene
  /// Swift, with SwiftUI.
  case swiftUI = "swiftui"
  /// Kotlin, with Compose.
  case compose
  /// Dart, with Flutter.
  case flutter
  /// Style Dictionary's own.
  case styleDictionary = "style-dictionary"
  /// Design Tokens Resolver Module, 2025.10.
  case resolver
  /// Variables of Figma, as its REST interface lists them.
  case figma

  /// True for notations that have a value for each context of a choice.
  package var hasModes: Bool { [.resolver, .figma].contains(self) }

  /// Returns tokens in all contexts of a choice in a notation that has those.
  package func text(of modes: TokenModes) -> String {
    (self == .figma ? modes.figma : modes.resolver).pretty + "\n"
  }

  /// Returns tokens as objects of the Format Module.
  static func value(of tokens: [DesignToken]) -> JSONValue {
    JSONGroups(tokens, rootKey: "$root") { $0.formatModule }.value
  }

  /// Returns tokens in this notation, with a line end behind the last line.
  package func text(of tokens: [DesignToken]) -> String {
    switch self {
    case .dtcg: Self.value(of: tokens).pretty + "\n"
    case .resolver, .figma:
      text(of: TokenModes(TokenAxis("Mode", of: ["Default"], standard: "Default"), [tokens]))
    case .styleDictionary: JSONGroups(tokens, rootKey: "default") { $0.styleDictionary }.text
    case .css:
      ":root {\n" + tokens.flatMap(\.styleSheetLines).map { "  \($0)\n" }.joined() + "}\n"
    case .scene:
      JSONValue.object([
        .init("vars", .object(tokens.flatMap(\.sceneVariables)))
      ]).pretty + "\n"
    case .swiftUI: CodeConstants(.swiftUI).text(of: tokens)
    case .compose: CodeConstants(.compose).text(of: tokens)
    case .flutter: CodeConstants(.flutter).text(of: tokens)
    }
  }
}

/// Tokens as objects inside the objects of their groups; of several with one name the first counts.
private struct JSONGroups {
  let value: JSONValue

  /// Tokens by their names; `rootKey` is that of a token whose name is a group's, too.
  init(
    _ tokens: [DesignToken], rootKey: String, _ members: (DesignToken) -> [JSONValue.Member]
  ) {
    var names: Set<String> = []
    value = Self.group(
      tokens.filter { names.insert($0.name).inserted }.map {
        (
          $0.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...],
          members($0)
        )
      }, rootKey)
  }

  var text: String { value.pretty + "\n" }

  private typealias Item = (steps: ArraySlice<String>, members: [JSONValue.Member])

  private static func group(_ items: [Item], _ rootKey: String) -> JSONValue {
    var names: [String] = []
    var inside: [String: [Item]] = [:]
    for item in items {
      let name = item.steps.first ?? rootKey
      if inside[name] == nil { names.append(name) }
      inside[name, default: []].append((item.steps.dropFirst(), item.members))
    }
    return .object(
      names.map { name in
        let items = inside[name] ?? []
        if items.allSatisfy(\.steps.isEmpty) {
          return .init(name, .object(items[0].members))
        }
        return .init(name, group(items, rootKey))
      })
  }
}

extension DesignToken {
  private var described: [JSONValue.Member] {
    note.map { [.init("$description", .string($0))] } ?? []
  }

  /// Members of the token as the Format Module has them.
  fileprivate var formatModule: [JSONValue.Member] {
    func token(_ type: String, _ value: JSONValue) -> [JSONValue.Member] {
      [.init("$type", .string(type)), .init("$value", value)] + described
    }
    switch value {
    case .duration(let time): return token("duration", Self.duration(time))
    case .number(let number): return token("number", .number(number))
    case .color(let text): return token("color", Self.color(text))
    case .text(let text): return token("string", .string(text))
    case .transition(let transition):
      return token("transition", Self.transition(transition)) + extended(transition.curve)
    case .curve(.easing(let easing)):
      let cubic = NearestCubic(to: .easing(easing), lasting: 1).cubic
      return token("cubicBezier", cubic.list) + extended(.easing(easing))
    case .curve(let spring):
      // A spring says how long it takes: for tools that know none, a transition comes near it.
      let seconds = spring.naturalDuration ?? 1
      let transition = Transition(
        duration: .milliseconds((seconds * 1000).rounded()), delay: .zero, curve: spring)
      return token("transition", Self.transition(transition)) + extended(spring)
    }
  }

  private static func duration(_ time: Time) -> JSONValue {
    ["value": .number(time.milliseconds), "unit": "ms"]
  }

  private static func transition(_ transition: Transition) -> JSONValue {
    let cubic = NearestCubic(to: transition.curve, lasting: transition.duration.seconds).cubic
    return [
      "duration": duration(transition.duration), "delay": duration(transition.delay),
      "timingFunction": cubic.list,
    ]
  }

  private static func color(_ text: String) -> JSONValue {
    var digits = Array(text.dropFirst())
    if digits.count < 6 { digits = digits.flatMap { [$0, $0] } }
    let parts = stride(from: 0, to: digits.count, by: 2).map {
      Double(Int(String(digits[$0...$0 + 1]), radix: 16) ?? 0) / 255
    }
    return [
      "colorSpace": "srgb", "components": .array(parts.prefix(3).map { .number($0) }),
      "alpha": .number(parts.count > 3 ? parts[3] : 1),
      "hex": .string("#" + String(digits.prefix(6))),
    ]
  }

  /// The curve in full, where the value could only come near it.
  private func extended(_ curve: TimingCurve) -> [JSONValue.Member] {
    let whole: JSONValue
    switch curve {
    case .easing(let easing):
      if easing.singleCubic != nil { return [] }
      whole = ["easing": .string("\(easing)")]
    case .spring(let spring, _):
      whole = ["spring": .object(spring.numbers)]
    }
    return [.init("$extensions", .object([.init(Self.extensionKey, whole)]))]
  }

  /// Members of the token as Style Dictionary has them.
  fileprivate var styleDictionary: [JSONValue.Member] {
    let (type, words): (String, JSONValue) =
      switch value {
      case .duration(let time): ("time", .string(time.inStyleSheet))
      case .curve(let curve): ("easing", .string(curve.inStyleSheet))
      case .transition(let transition): ("transition", .string(transition.inStyleSheet))
      case .number(let number): ("number", .number(number))
      case .color(let text): ("color", .string(text))
      case .text(let text): ("string", .string(text))
      }
    return [.init("value", words), .init("type", .string(type))]
      + (note.map { [.init("comment", .string($0))] } ?? [])
  }

  /// Declarations of the token in a style sheet; a spring has its duration beside it.
  fileprivate var styleSheetLines: [String] {
    let name = "--" + name.replacing(".", with: "-").replacing(" ", with: "-")
    switch value {
    case .duration(let time): return ["\(name): \(time.inStyleSheet);"]
    case .curve(let curve):
      let line = "\(name): \(curve.inStyleSheet);"
      guard let seconds = curve.naturalDuration else { return [line] }
      return [
        line, "\(name)-duration: \(Time.milliseconds((seconds * 1000).rounded()).inStyleSheet);",
      ]
    case .transition(let transition): return ["\(name): \(transition.inStyleSheet);"]
    case .number(let number): return ["\(name): \(number.shortest);"]
    case .color(let text), .text(let text): return ["\(name): \(text);"]
    }
  }

  /// Variables of a scene that have the token's values.
  package var sceneVariables: [JSONValue.Member] {
    switch value {
    case .duration(let time): [.init(name, .number(time.milliseconds))]
    case .curve(let curve): [.init(name, curve.inScene)]
    case .transition(let transition):
      [
        .init(name + ".duration", .number(transition.duration.milliseconds)),
        .init(name + ".delay", .number(transition.delay.milliseconds)),
        .init(name + ".timingFunction", transition.curve.inScene),
      ]
    case .number(let number): [.init(name, .number(number))]
    case .color(let text), .text(let text): [.init(name, .string(text))]
    }
  }
}

extension CubicBezier {
  /// The four numbers.
  fileprivate var list: JSONValue { .array([x1, y1, x2, y2].map { .number($0) }) }
}

extension Time {
  fileprivate var inStyleSheet: String { "\(milliseconds.shortest)ms" }
}

extension DesignToken.Transition {
  /// Length, curve and delay, as a style sheet's shorthand has them.
  fileprivate var inStyleSheet: String {
    "\(duration.inStyleSheet) \(curve.inStyleSheet) \(delay.inStyleSheet)"
  }
}

extension Double {
  /// The number to nine decimals, in which the last bit of a root does not show.
  fileprivate var plain: Double { (self * 1e9).rounded() / 1e9 }
}

extension Spring {
  /// The numbers by which it moves, as a scene names them.
  fileprivate var numbers: [JSONValue.Member] {
    let ratio = allowsOverdamping ? dampingRatio : min(dampingRatio, 1)
    return [
      .init("stiffness", .number(stiffness.plain)), .init("dampingRatio", .number(ratio.plain)),
    ]
  }
}

extension TimingCurve {
  fileprivate var inStyleSheet: String {
    CurveCode(self, in: .css, lasting: naturalDuration ?? 1, within: 0.002)?.text ?? "linear"
  }

  /// The curve as scene files write it.
  fileprivate var inScene: JSONValue {
    switch self {
    case .easing(let easing): return .string("\(easing)")
    case .spring(let spring, _):
      let isSlow = spring.allowsOverdamping && spring.dampingRatio > 1
      let slow: [JSONValue.Member] = isSlow ? [.init("allowsOverdamping", true)] : []
      return ["spring": .object(spring.numbers + slow)]
    }
  }
}
