import SegueJSON
import SegueSceneGraph
import SegueWords

/// The fragments' files that are known, and those that are being read at the moment.
struct FragmentShelf: Sendable {
  /// A file and what stands in it.
  struct File: Sendable {
    /// Where it is, seen from the folder of the scene; empty for the scene itself.
    let path: String
    let source: SourceText
    let root: JSONNode
  }

  let origin: any FragmentSource
  /// The files by their path; one that could not be read is `nil`.
  var files: [String: File?] = [:]
  /// The paths in the order in which they were first used.
  var order: [String] = []
  /// The members at the top of each file, by its path, through which layers were found.
  var entrances: [String: Set<String>] = [:]
  /// The fragments that are being read, outermost first, as messages name them.
  var open: [String] = []
  /// The files that are being read, the scene first.
  var stack: [File] = []

  /// How deeply fragments may use one another.
  static let depth = 16

  init(_ origin: any FragmentSource) {
    self.origin = origin
  }
}

/// A fragment as `use` names it.
struct FragmentName: Hashable {
  /// The file; empty for the one it is named in.
  let path: String
  /// The way to the layer inside the file.
  let pointer: [String]

  /// The parts of `file.json#/path/to/layer`; without a path the member `layer` is meant, or what
  /// else is usual.
  init(_ text: String, usually usual: String = "/layer") {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    let way = parts.count > 1 ? parts[1] : usual[...]
    pointer = way.split(separator: "/", omittingEmptySubsequences: true).map {
      String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }
}

/// How fragments are used.
enum FragmentRules {
  /// What a schema says of the values for a fragment's variables.
  static let with = JSONText.namedValues(Rule<JSONNode>.literal.schema)

  /// The layer that `use` names, with this object's values for its variables, and after them those
  /// of one copy.
  static func layer(
    _ use: JSONNode, in object: JSONObject, _ ofCopy: JSONNode? = nil, _ reading: inout Reading
  ) -> LayerDraft? {
    guard let text = Rule<String>.words(use, &reading) else { return nil }
    let settings = settings(object["with"], &reading) + settings(ofCopy, &reading)
    let name = FragmentName(text)
    guard let file = file(name.path, use, &reading) else { return nil }
    note(name, in: file, &reading)
    let label = "\(file.source.name)#/\(name.pointer.joined(separator: "/"))"
    guard open(label, use, &reading) else { return nil }
    defer { reading.fragments.open.removeLast() }
    guard let node = node(name.pointer, in: file.root) else {
      return reading.refuse(
        use, missing(name, in: file),
        hint: "a fragment's layer stands under 'layer', or is named after '#/'")
    }
    guard spend(node, file, isOwn: name.path.isEmpty && settings.isEmpty, &reading) else {
      return nil
    }
    return reading.reading(file, settings: settings, isOwnFile: name.path.isEmpty) { reading in
      LayerRules.layer(node, &reading)
    }
  }

  /// The node that a text names in a file beside the one it stands in, and that file; without a path
  /// the member `sets` is meant.
  static func values(
    _ place: JSONNode, _ reading: inout Reading
  ) -> (node: JSONNode, source: SourceText)? {
    let name = FragmentName(place.string ?? "", usually: "/sets")
    guard let file = file(name.path, place, &reading) else { return nil }
    note(name, in: file, &reading)
    guard let node = node(name.pointer, in: file.root) else {
      return reading.refuse(
        place, missing(name, in: file), hint: "the way to it stands after '#/'")
    }
    return reading.spend(node) ? (node, file.source) : nil
  }

  private static func missing(_ name: FragmentName, in file: FragmentShelf.File) -> String {
    let way = "#/" + name.pointer.joined(separator: "/")
    return "\(Quote(file.source.name)) has nothing at \(Quote(way))"
  }

  /// Remembers through which member of a file something has been found.
  private static func note(
    _ name: FragmentName, in file: FragmentShelf.File, _ reading: inout Reading
  ) {
    guard let entrance = name.pointer.first else { return }
    reading.fragments.entrances[file.path, default: []].insert(entrance)
  }

  /// Whether the layer may be read once more, with the file's variables and defaults unless they
  /// hold already.
  private static func spend(
    _ layer: JSONNode, _ file: FragmentShelf.File, isOwn: Bool, _ reading: inout Reading
  ) -> Bool {
    let others = isOwn ? [] : ["vars", "defaults"].compactMap { file.root.object?[$0] }
    return ([layer] + others).allSatisfy { reading.spend($0) }
  }

  private static func settings(
    _ with: JSONNode?, _ reading: inout Reading
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

  private static func file(
    _ name: String, _ use: JSONNode, _ reading: inout Reading
  ) -> FragmentShelf.File? {
    guard let user = reading.fragments.stack.last else { return nil }
    if name.isEmpty { return user }
    let path = joined(name, to: user.path)
    if let known = reading.fragments.files[path] { return known }
    var file: FragmentShelf.File?
    do throws(FragmentFailure) {
      let source = try reading.fragments.origin.file(at: path)
      let reader = JSONReader(forSceneIn: source)
      if let root = reader.read(source, into: &reading.diagnostics) {
        file = FragmentShelf.File(path: path, source: source, root: root)
      }
    } catch {
      let isFragment = user.root.object?["fragments"]?.object?[name] != nil
      reading.report(
        error.message, at: use.range,
        hint: isFragment ? "a fragment of this file is called '#/fragments/\(name)'" : error.hint)
    }
    reading.fragments.files[path] = .some(file)
    reading.fragments.order.append(path)
    return file
  }

  /// The path of a file that the one at `base` names, seen from the folder of the scene.
  private static func joined(_ path: String, to base: String) -> String {
    guard let slash = base.lastIndex(of: "/"), !path.hasPrefix("/") else { return path }
    return base[...slash] + path
  }

  private static func open(_ label: String, _ use: JSONNode, _ reading: inout Reading) -> Bool {
    let open = reading.fragments.open
    if let first = open.firstIndex(of: label) {
      let chain = (open[first...] + [label]).map { "\(Quote($0))" }.joined(separator: " uses ")
      reading.report("this fragment uses itself: \(chain)", at: use.range)
      return false
    }
    if open.count >= FragmentShelf.depth {
      reading.report("fragments are nested more than \(FragmentShelf.depth) deep", at: use.range)
      return false
    }
    reading.fragments.open.append(label)
    return true
  }

  /// The node at the end of a way through objects and lists.
  private static func node(_ pointer: [String], in root: JSONNode) -> JSONNode? {
    pointer.reduce(root) { node, step in
      if let object = node?.object { return object[step] }
      guard let array = node?.array, let index = Int(step), array.indices.contains(index) else {
        return nil
      }
      return array[index]
    }
  }
}
