import SegueJSON
import SegueTextSupport

/// Rules for the use of fragments.
enum FragmentRules {
  /// Schema of the values for a fragment's variables.
  static let with = JSONValue.namedValues(Rule<JSONNode>.literal.schema)

  /// The layer that `use` names, with this object's values for its variables, and after them those
  /// of one copy.
  static func layer(
    _ use: JSONNode, in object: JSONObject, ofCopy: JSONNode? = nil, _ reading: inout ReadContext
  ) -> LayerDraft? {
    guard let text = Rule<String>.words(use, &reading) else { return nil }
    let settings = settings(object["with"], &reading) + settings(ofCopy, &reading)
    let name = FragmentName(text)
    guard let file = FragmentFiles.file(name.path, at: use, &reading) else { return nil }
    FragmentFiles.note(name, in: file, &reading)
    let label = "\(file.source.name)#/\(name.pointer.joined(separator: "/"))"
    guard open(label, at: use, &reading) else { return nil }
    defer { reading.fragments.open.removeLast() }
    guard let node = FragmentFiles.node(name.pointer, in: file.root) else {
      return reading.refuse(
        use, FragmentFiles.missing(name, in: file),
        hint: "a fragment's layer stands under 'layer', or is named after '#/'")
    }
    guard spend(node, from: file, isOwn: name.path.isEmpty && settings.isEmpty, &reading) else {
      return nil
    }
    let own = (node.object?["vars"]?.object?.members ?? []).map(\.key)
    return reading.reading(
      file, settings: settings.filter { !own.contains($0.name) }, besides: own,
      isOwnFile: name.path.isEmpty
    ) { reading in
      LayerRules.read(node, with: settings.filter { own.contains($0.name) }, &reading)
    }
  }

  /// Returns `true` if the layer may be read once more, with the file's variables and defaults unless they
  /// apply already.
  private static func spend(
    _ layer: JSONNode, from file: FragmentLoader.File, isOwn: Bool, _ reading: inout ReadContext
  ) -> Bool {
    let others = isOwn ? [] : ["vars", "defaults"].compactMap { file.root.object?[$0] }
    return ([layer] + others).allSatisfy { reading.spend($0) }
  }

  /// The values that an object gives to variables.
  static func settings(
    _ with: JSONNode?, _ reading: inout ReadContext
  ) -> [VariableSetting] {
    guard let with else { return [] }
    guard let object = with.object else {
      reading.report("found \(with.summary), expected an object of values", at: with.range)
      return []
    }
    return object.members.compactMap { member in
      guard reading.admitsName(member) else { return nil }
      return Rule<JSONNode>.literal(member.node, &reading).map {
        VariableSetting(JSONObject.Member(member.key, at: member.keyRange, $0))
      }
    }
  }

  private static func open(_ label: String, at use: JSONNode, _ reading: inout ReadContext) -> Bool
  {
    let open = reading.fragments.open
    if let first = open.firstIndex(of: label) {
      let chain = (open[first...] + [label]).map { "\(Quote($0))" }.joined(separator: " uses ")
      reading.report("this fragment uses itself: \(chain)", at: use.range)
      return false
    }
    if open.count >= FragmentLoader.depth {
      reading.report("fragments are nested more than \(FragmentLoader.depth) deep", at: use.range)
      return false
    }
    reading.fragments.open.append(label)
    return true
  }
}
