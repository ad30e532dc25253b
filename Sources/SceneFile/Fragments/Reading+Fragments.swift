extension Reading {
  /// Reads a part of a fragment's file, with the file's own variables and defaults.
  ///
  /// - Parameter isOwnFile: whether the file is the one being read, whose variables then hold
  ///   inside the fragment too, unless `settings` change them.
  mutating func reading<Result>(
    _ file: FragmentShelf.File, settings: [VariableSetting], isOwnFile: Bool,
    _ body: (inout Reading) -> Result
  ) -> Result {
    let outer = (source, subject, variables, defaults)
    defer { (source, subject, variables, defaults) = outer }
    fragments.stack.append(file)
    defer { fragments.stack.removeLast() }
    if isOwnFile {
      for setting in settings { apply(setting) }
    } else {
      let user = source
      source = file.source
      declareVariables(file.root.object?["vars"])
      source = user
      for setting in settings { apply(setting) }
      source = file.source
      declareDefaults(file.root.object?["defaults"])
    }
    return body(&self)
  }

  /// Takes over what a file says once for all objects of a kind.
  mutating func declareDefaults(_ node: JSONNode?) {
    defaults = [:]
    guard let node else { return }
    guard let object = node.object else {
      report("expected an object of defaults, found \(node.summary)", at: node.range)
      return
    }
    for member in object.members where !member.key.isComment {
      DefaultsRules.check(member, &self)
      if let members = member.node.object { defaults[member.key] = members }
    }
  }
}

/// What a file can say once for all objects of a kind.
enum DefaultsRules {
  /// The kinds, each with its members.
  private static let kinds: [(name: String, members: [String], schema: JSONText)] = [
    ("layer", LayerRules.object.names, LayerRules.object.schema),
    ("text", TextRules.object.names, TextRules.object.schema),
    ("image", ImageRules.object.names, ImageRules.object.schema),
    ("path", PathRules.object.names, PathRules.object.schema),
    ("animation", AnimationRules.timing.map(\.name), AnimationRules.timingSchema),
  ]

  /// What a schema says of the defaults.
  static let schema: JSONText = [
    "type": "object", "additionalProperties": false,
    "properties": .object(kinds.map { .init($0.name, $0.schema.withoutRequirements) }),
  ]

  /// Reports a kind or a member that does not exist.
  fileprivate static func check(_ member: JSONObject.Member, _ reading: inout Reading) {
    guard let kind = kinds.first(where: { $0.name == member.key }) else {
      reading.reportUnknown(member, kinds.map(\.name))
      return
    }
    guard let object = member.node.object else {
      reading.report("expected an object, found \(member.node.summary)", at: member.node.range)
      return
    }
    for inner in object.members where !inner.key.isComment {
      if !kind.members.contains(inner.key) { reading.reportUnknown(inner, kind.members) }
    }
  }
}

extension JSONText {
  /// The schema of an object that may leave out everything.
  fileprivate var withoutRequirements: JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != "required" })
  }
}
