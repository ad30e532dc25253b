import SegueJSON
import SegueTextSupport

/// The answer of 'presets' at three sizes: families with names, a line about each, and all about one.
struct PresetOutline {
  /// The document of the verb.
  let whole: JSONValue

  init(_ whole: JSONValue) { self.whole = whole }

  private var presets: [JSONValue] { whole["presets"]?.elements ?? [] }

  /// A name and a sentence about each.
  var lines: JSONValue {
    ["presets": .array(presets.map { $0.only(["name", "summary"]) })]
  }

  /// The families in their order, with how many transitions each has, and their names without the family's.
  var families: JSONValue {
    var order: [String] = []
    var names: [String: [String]] = [:]
    for preset in presets {
      let (family, name) = (preset["family"]?.words ?? "", preset["name"]?.words ?? "")
      if names[family] == nil { order.append(family) }
      names[family, default: []].append(String(name.dropFirst(family.count + 1)))
    }
    let rows = order.map { family -> JSONValue in
      let own = names[family] ?? []
      return [
        "family": .string(family), "count": JSONValue(own.count),
        "names": .string(own.joined(separator: " ")),
      ]
    }
    return ["families": .array(rows)]
  }
}
