import SegueJSON
import SegueMotion
import SegueWords

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

  /// Reports members at the top of fragments' files that mean nothing: none of a scene's, not the
  /// layer, and none through which a layer has been found.
  mutating func checkFragmentFiles() {
    let known = ["layer"] + SceneRules.object.fields.map(\.name)
    for path in fragments.order {
      guard let file = fragments.files[path] ?? nil, let object = file.root.object else { continue }
      let entrances = fragments.entrances[path] ?? []
      let unknown = object.members.filter {
        !$0.key.isComment && !known.contains($0.key) && !entrances.contains($0.key)
      }
      inside(file.source, nil) { reading in
        for member in unknown {
          reading.report(
            "unknown property \(Quote(member.key))", at: member.keyRange,
            hint: Spelling.question(for: member.key, among: known)
              ?? "the layers of a file stand under 'layer' or 'fragments'")
        }
      }
    }
  }

  /// Takes over what a file says once for all objects of a kind.
  mutating func declareDefaults(_ node: JSONNode?) {
    defaults = [:]
    if let node { defaults = DefaultsRules.read(node, &self) }
  }
}
