import SegueJSON
import SegueTextSupport

/// A value given to a variable from outside its file: by a command line, or where a fragment is
/// used.
package struct VariableSetting: Hashable, Sendable {
  /// The variable's name.
  package let name: String
  /// The value as words, to be understood as the variable's type says.
  package let text: String
  /// The value where a scene file gives it.
  let node: JSONNode?
  /// Position of the value in a scene file.
  let range: SourceRange?
  /// Name that messages give to the place where the value was set, outside of a scene file.
  let source: String

  /// The value of `name`, in words.
  ///
  /// - Parameter source: what messages call the place where it was given.
  package init(_ name: String, _ text: String, from source: String = "--set") {
    self.name = name
    self.text = text
    self.source = source
    node = nil
    range = nil
  }

  /// The value that a member of a fragment's `with` gives.
  init(_ member: JSONObject.Member) {
    name = member.key
    source = ""
    text = member.node.plainText
    node = member.node
    range = member.keyRange
  }

  /// Description of the given value for a message.
  var found: String { node?.summary ?? "\(Quote(text))" }
}
