import SegueJSON
import SegueTextSupport

/// One member that an object of a scene file may have.
///
/// Its rule and its description are made when they are asked for first: a scene is read by the rules of what it
/// has, and only a schema needs the words of all others.
struct MemberRule<Target>: Sendable {
  /// The member's name.
  let name: String
  private let describe: @Sendable () -> String
  private let valueSchema: @Sendable () -> JSONValue
  /// True if the object is invalid without it.
  private(set) var isRequired = false
  /// True if the file's defaults may set it once for all objects of the kind.
  private(set) var isShared = true
  /// The value that is as good as none, for people and editors; `nil` where there is none.
  private(set) var fallback: JSONValue?
  /// Reads the member's value into what is being made.
  let read: @Sendable (JSONNode, inout ReadContext, inout Target) -> Void

  /// The member whose value is stored by `store`.
  init<Value>(
    _ name: String, _ rule: @autoclosure @escaping @Sendable () -> Rule<Value>,
    help: @autoclosure @escaping @Sendable () -> String,
    store: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    let rule = Deferred(rule)
    self.init(name, schema: rule.value.schema, help: help()) { node, reading, target in
      if let value = rule.value(node, &reading) { store(&target, value) }
    }
  }

  /// The member that `read` takes care of.
  init(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONValue,
    help: @autoclosure @escaping @Sendable () -> String,
    read: @escaping @Sendable (JSONNode, inout ReadContext, inout Target) -> Void
  ) {
    self.name = name
    describe = help
    valueSchema = schema
    self.read = read
  }

  /// Meaning of the member: one sentence for an editor to show.
  var help: String { describe() }

  /// Schema of the member's value.
  var schema: JSONValue { valueSchema().orVariable }

  /// The member without which the object is wrong.
  var required: MemberRule {
    var field = own
    field.isRequired = true
    return field
  }

  /// The member whose absence means this value.
  func byDefault(_ value: JSONValue?) -> MemberRule {
    var field = self
    field.fallback = value
    return field
  }

  /// The member that each object says for itself: defaults are silent about it.
  var own: MemberRule {
    var field = self
    field.isShared = false
    return field
  }
}

/// Members of one object, of which at most one may be given.
struct Exclusion: Sendable {
  /// The members' names.
  let names: [String]
  /// Reason for the exclusion, or a remedy.
  let hint: String

  init(_ names: String..., hint: String) {
    self.init(names, hint: hint)
  }

  init(_ names: [String], hint: String) {
    self.names = names
    self.hint = hint
  }
}

/// Members of one object, of which at least one has to be given.
struct Need: Sendable {
  /// The members' names.
  let names: [String]
  /// The member that asks for them; `nil` when the object itself does.
  let asker: String?
  /// An example, or what they are for.
  let hint: String

  init(_ names: String..., askedBy asker: String? = nil, hint: String) {
    self.init(names, askedBy: asker, hint: hint)
  }

  init(_ names: [String], askedBy asker: String? = nil, hint: String) {
    self.names = names
    self.asker = asker
    self.hint = hint
  }
}
