import SegueJSON
import SegueTextSupport

/// Lookup of content in other files, or in another part of this one.
enum FragmentFiles {
  /// The node that a text names in a file beside the one it stands in, and that file; without a path
  /// the member `sets` is meant.
  static func values(
    _ place: JSONNode, _ reading: inout ReadContext
  ) -> (node: JSONNode, source: SourceText)? {
    let name = FragmentName(place.string ?? "", usually: "/sets")
    guard let file = file(name.path, at: place, &reading) else { return nil }
    note(name, in: file, &reading)
    guard let node = node(name.pointer, in: file.root) else {
      return reading.refuse(
        place, missing(name, in: file), hint: "the way to it stands after '#/'")
    }
    return reading.spend(node) ? (node, file.source) : nil
  }

  /// Returns the message for a name that leads to nothing.
  static func missing(_ name: FragmentName, in file: FragmentLoader.File) -> String {
    let way = "#/" + name.pointer.joined(separator: "/")
    return "\(Quote(file.source.name)) has nothing at \(Quote(way))"
  }

  /// Remembers through which member of a file something has been found.
  static func note(
    _ name: FragmentName, in file: FragmentLoader.File, _ reading: inout ReadContext
  ) {
    guard let entrance = name.pointer.first else { return }
    reading.fragments.entrances[file.path, default: []].insert(entrance)
  }

  /// The file with that name, seen from the one that is being read.
  static func file(
    _ name: String, at use: JSONNode, _ reading: inout ReadContext
  ) -> FragmentLoader.File? {
    guard let user = reading.fragments.stack.last else { return nil }
    if name.isEmpty { return user }
    let path = joined(name, to: user.path)
    if let known = reading.fragments.files[path] { return known }
    var file: FragmentLoader.File?
    do throws(SceneError) {
      let source = try reading.fragments.origin.file(at: path)
      let reader = JSONReader(forSceneIn: source)
      if let root = reader.read(source, into: &reading.diagnostics) {
        file = FragmentLoader.File(path: path, source: source, root: root)
      }
    } catch {
      let isFragment = user.root.object?["fragments"]?.object?[name] != nil
      reading.report(
        error.message, at: use.range,
        hint: isFragment ? "a fragment of this file is called '#/fragments/\(name)'" : error.hint,
        lack: error.lack)
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

  /// The node at the end of a way through objects and lists.
  static func node(_ pointer: [String], in root: JSONNode) -> JSONNode? {
    pointer.reduce(root) { node, step in
      if let object = node?.object { return object[step] }
      guard let array = node?.array, let index = Int(step), array.indices.contains(index) else {
        return nil
      }
      return array[index]
    }
  }
}

extension JSONReader {
  /// The reader of a scene or a fragment, deep enough for as many layers inside each other as a
  /// scene may have: each is an object in a list.
  init(forSceneIn source: SourceText) {
    self.init(JSONDialect(fileName: source.name))
    limits.depth = 2 * ReadContext.depthLimit + 32
  }
}
