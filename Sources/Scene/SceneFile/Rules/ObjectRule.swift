import SegueJSON

/// An object of a scene file: its members, and what they are read into.
struct ObjectRule<Target>: Sendable {
  /// Description of the object, independent of the type it is read into.
  let shape: ObjectShape
  /// The members it may have.
  let fields: [MemberRule<Target>]
  /// Reports what can only be wrong with a whole object, where it is looked at later on.
  let settle: (@Sendable (Target, inout ReadContext) -> Void)?

  init(
    _ kind: String, help: String, name: String? = nil, example: String? = nil,
    exclusions: [Exclusion] = [], needs: [Need] = [], alternatives: Need? = nil,
    _ fields: [MemberRule<Target>],
    settle: (@Sendable (Target, inout ReadContext) -> Void)? = nil
  ) {
    self.fields = fields
    self.settle = settle
    shape = ObjectShape(
      kind: kind, help: help, name: name, example: example, exclusions: exclusions, needs: needs,
      alternatives: alternatives,
      members: fields.map { field in
        ObjectShape.Member(
          name: field.name, fallback: field.fallback, isRequired: field.isRequired,
          isShared: field.isShared, words: { (field.help, field.schema) })
      })
  }

  /// The rule that makes a value from an empty one.
  func rule(_ empty: @escaping @Sendable () -> Target) -> Rule<Target> {
    Rule(schema: reference, definition: definition) { node, reading in
      var target = empty()
      return fill(&target, from: node, &reading) ? target : nil
    }
  }

  /// Reads the members of `node` into `target`; `false` when it is not an object.
  @discardableResult
  func fill(_ target: inout Target, from node: JSONNode, _ reading: inout ReadContext) -> Bool {
    guard let object = shape.object(node, &reading) else { return false }
    let outer = reading.object
    reading.object = object
    defer { reading.object = outer }
    // A line for another word is tried on the object as it was before its members were read.
    let foreign = shape.foreignMembers(of: object, reading)
    let start = foreign == nil ? nil : target
    for member in object.members {
      if let place = shape.place(of: member.key) {
        fields[place].read(member.node, &reading, &target)
      } else if let start, let foreign {
        shape.refuse(member, among: foreign, &reading) { context, trial in
          mistake(of: trial, in: object, on: start, &context)
        }
      }
    }
    fillDefaults(&target, besides: object, &reading)
    shape.check(object, besides: foreign, at: node.openingRange, &reading)
    return true
  }

  /// Fills in what the file says once for all objects of the kind, where `object` says nothing.
  func fillDefaults(
    _ target: inout Target, besides object: JSONObject = JSONObject([]),
    _ reading: inout ReadContext
  ) {
    for member in shape.defaults(in: reading) where object[member.key] == nil {
      guard let place = shape.place(ofDefault: member, besides: object, &reading) else { continue }
      fields[place].read(member.node, &reading, &target)
    }
  }

  /// Reports what is wrong with the file's defaults for the kind; `target` is only for trying.
  func checkDefaults(_ node: JSONNode, tryingOn target: Target, _ reading: inout ReadContext) {
    guard let object = shape.defaults(node, &reading) else { return }
    var target = target
    for member in object.members {
      guard let place = shape.place(trying: member, &reading) else { continue }
      fields[place].read(member.node, &reading, &target)
    }
    for exclusion in shape.exclusions { exclusion.check(object, &reading) }
  }
}
