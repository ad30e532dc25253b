import SegueJSON

/// Variables as Figma's REST interface lists them: by identifier, with a value for each mode of their collection.
///
/// Of several modes the collection's default counts.
enum FigmaVariables {
  /// The tokens of such a list; nil where the file is none.
  static func tokens(in root: JSONNode, of source: SourceText) -> [WrittenToken]? {
    guard let all = root.object?["meta"]?.object ?? root.object,
      let variables = all["variables"]?.object,
      let collections = all["variableCollections"]?.object
    else { return nil }
    var names: [String: String] = [:]
    for variable in variables.members {
      names[variable.key] = name(of: variable.node)
    }
    return variables.members.compactMap { member in
      guard let variable = member.node.object, let name = names[member.key],
        let values = variable["valuesByMode"]?.object
      else { return nil }
      let collection = variable["variableCollectionId"]?.string.flatMap { collections[$0]?.object }
      let mode = collection?["defaultModeId"]?.string
      guard let value = mode.flatMap({ values[$0] }) ?? values.members.first?.node else {
        return nil
      }
      return WrittenToken(
        name: name, node: node(value, names), type: nil, note: variable["description"]?.string,
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
