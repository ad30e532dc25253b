package import SegueJSON
import SegueMotion
import SegueTextSupport

extension TokenModes {
  /// A document of the Design Tokens Resolver Module: what all contexts share as a set, and a modifier with the rest.
  package var resolver: JSONValue {
    let shared = tables.dropFirst().reduce(Set(tables[0])) { $0.intersection($1) }
    func tokens(_ list: [DesignToken]) -> JSONValue { TokenNotation.value(of: list) }
    let base = tables[0].filter(shared.contains)
    let contexts = zip(axis.contexts, tables).map { name, list in
      JSONValue.Member(name, [tokens(list.filter { !shared.contains($0) })])
    }
    let standard = axis.standard.map { [JSONValue.Member("default", .string($0))] } ?? []
    return [
      "version": "2025.10",
      "sets": ["base": ["sources": [tokens(base)]]],
      "modifiers": .object([
        .init(axis.name, .object([.init("contexts", .object(contexts))] + standard))
      ]),
      "resolutionOrder": [
        ["$ref": "#/sets/base"], ["$ref": .string("#/modifiers/\(TokenPointer.step(axis.name))")],
      ],
    ]
  }

  /// Variables as Figma's REST interface lists them: one collection, with a mode for each context.
  ///
  /// Figma has numbers, colors and texts. A duration is a number of milliseconds where its name says that it is one,
  /// and else a text with its unit; a curve is a text.
  package var figma: JSONValue {
    let modes = axis.contexts.indices.map { "1:\($0)" }
    let standard = axis.standard.flatMap { axis.contexts.firstIndex(of: $0) } ?? 0
    let lists = tables.map { list in
      Dictionary(list.flatMap(\.figmaVariables).map { ($0.name, $0) }) { first, _ in first }
    }
    var known: Set<String> = []
    let order = tables.joined().flatMap(\.figmaVariables).filter { known.insert($0.name).inserted }
    let variables = order.enumerated().map { index, variable in
      let values = zip(modes, lists).compactMap { mode, list in
        list[variable.name].map { JSONValue.Member(mode, $0.value) }
      }
      return JSONValue.Member(
        "VariableID:1:\(index + 10)",
        [
          "id": .string("VariableID:1:\(index + 10)"),
          "name": .string(variable.name.replacing(".", with: "/")),
          "resolvedType": .string(variable.type),
          "variableCollectionId": "VariableCollectionId:1:1",
          "valuesByMode": .object(values), "description": .string(variable.note ?? ""),
        ])
    }
    let collection: JSONValue = [
      "id": "VariableCollectionId:1:1", "name": .string(axis.name),
      "modes": .array(
        zip(modes, axis.contexts).map { ["modeId": .string($0), "name": .string($1)] }),
      "defaultModeId": .string(modes[standard]),
    ]
    return [
      "meta": [
        "variableCollections": ["VariableCollectionId:1:1": collection],
        "variables": .object(variables),
      ]
    ]
  }
}

/// A variable of Figma's in one mode.
private struct FigmaVariable {
  let name: String
  let type: String
  let value: JSONValue
  let note: String?
}

extension DesignToken {
  /// The token as variables: a transition is three.
  fileprivate var figmaVariables: [FigmaVariable] {
    func variable(_ part: String, _ type: String, _ value: JSONValue) -> FigmaVariable {
      FigmaVariable(name: name + part, type: type, value: value, note: note)
    }
    func duration(_ part: String, _ time: Time) -> FigmaVariable {
      DesignToken.isOfTime(name + part)
        ? variable(part, "FLOAT", .number(time.milliseconds))
        : variable(part, "STRING", .string("\(time.milliseconds.shortest)ms"))
    }
    switch value {
    case .duration(let time): return [duration("", time)]
    case .curve(let curve): return [variable("", "STRING", .string(curve.inWords))]
    case .transition(let transition):
      return [
        duration(".duration", transition.duration), duration(".delay", transition.delay),
        variable(".timingFunction", "STRING", .string(transition.curve.inWords)),
      ]
    case .number(let number): return [variable("", "FLOAT", .number(number))]
    case .color(let text):
      return [variable("", "COLOR", Self.components(of: text))]
    case .text(let text): return [variable("", "STRING", .string(text))]
    }
  }

  /// Shares of red, green, blue and alpha.
  private static func components(of text: String) -> JSONValue {
    var digits = Array(text.dropFirst())
    if digits.count < 6 { digits = digits.flatMap { [$0, $0] } }
    let shares = stride(from: 0, to: digits.count - 1, by: 2).map {
      Double(Int(String(digits[$0...$0 + 1]), radix: 16) ?? 0) / 255
    }
    let members = zip(["r", "g", "b", "a"], shares + (shares.count < 4 ? [1] : []))
    return .object(members.map { .init($0, .number($1)) })
  }
}

extension TimingCurve {
  /// The curve as a text that is read again: an easing of scenes, or a spring as Compose writes it.
  fileprivate var inWords: String {
    switch self {
    case .easing(let easing): "\(easing)"
    case .spring: CurveCode(self, in: .compose, lasting: 1)?.text ?? "linear"
    }
  }
}

extension TokenPointer {
  /// A name as a step of a pointer.
  static func step(_ name: String) -> String {
    name.replacing("~", with: "~0").replacing("/", with: "~1")
  }
}
