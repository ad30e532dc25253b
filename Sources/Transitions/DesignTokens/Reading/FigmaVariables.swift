import SegueJSON

/// Variables as Figma's REST interface lists them: by identifier, with a value for each mode of their collection.
///
/// Of several modes the one counts that is chosen by its name, or the collection's default.
struct FigmaVariables {
  /// The tokens.
  let tokens: [WrittenToken]
  /// The collections that have several modes.
  let axes: [TokenAxis]

  /// The variables of a file; nil where it has none.
  init?(in root: JSONNode, of source: SourceText, choosing choices: [String: String] = [:]) {
    guard let all = root.object?["meta"]?.object ?? root.object,
      let variables = all["variables"]?.object,
      let collections = all["variableCollections"]?.object
    else { return nil }
    axes = collections.members.compactMap { $0.node.object?.axis }
    var modes: [String: String] = [:]
    for collection in collections.members {
      modes[collection.key] = collection.node.object?.mode(choices)
    }
    var names: [String: String] = [:]
    for variable in variables.members { names[variable.key] = Self.name(of: variable.node) }
    tokens = variables.members.compactMap { member in
      guard let variable = member.node.object, let name = names[member.key],
        let values = variable["valuesByMode"]?.object
      else { return nil }
      let mode = variable["variableCollectionId"]?.string.flatMap { modes[$0] }
      guard let value = mode.flatMap({ values[$0] }) ?? values.members.first?.node else {
        return nil
      }
      let note = variable["description"]?.string
      return WrittenToken(
        name: name, node: Self.node(value, names), type: nil, note: note == "" ? nil : note,
        extensions: nil, source: source)
    }
  }

  private static func name(of variable: JSONNode) -> String? {
    guard let name = variable.object?["name"]?.string, name.utf8.count <= TokenReader.nameLimit
    else { return nil }
    return name.replacing("/", with: ".")
  }

  /// A value as the format of tokens writes it.
  private static func node(_ value: JSONNode, _ names: [String: String]) -> JSONNode {
    guard let object = value.object else { return value }
    if object["type"]?.string == "VARIABLE_ALIAS", let id = object["id"]?.string {
      return JSONNode(.string("{\(names[id] ?? id)}"), at: value.range)
    }
    guard let red = object["r"], let green = object["g"], let blue = object["b"] else {
      return value
    }
    var members = [
      JSONObject.Member(
        "components", at: value.range, JSONNode(.array([red, green, blue]), at: value.range))
    ]
    if let alpha = object["a"] { members.append(.init("alpha", at: value.range, alpha)) }
    return JSONNode(.object(JSONObject(members)), at: value.range)
  }
}

/// Collections of variables.
extension JSONObject {
  /// Identifiers and names of the modes.
  private var modes: [(id: String, name: String)] {
    (self["modes"]?.array ?? []).compactMap { mode in
      guard let id = mode.object?["modeId"]?.string, let name = mode.object?["name"]?.string else {
        return nil
      }
      return (id, name)
    }
  }

  /// The choice between the modes; nil where there are not several.
  fileprivate var axis: TokenAxis? {
    guard modes.count > 1, let name = self["name"]?.string else { return nil }
    let standard = self["defaultModeId"]?.string
    return TokenAxis(
      name, of: modes.map(\.name), standard: (modes.first { $0.id == standard } ?? modes[0]).name)
  }

  /// Identifier of the mode that counts.
  fileprivate func mode(_ choices: [String: String]) -> String? {
    let chosen = self["name"]?.string.flatMap { choices[$0] }
    return modes.first { $0.name == chosen }?.id ?? self["defaultModeId"]?.string
  }
}
