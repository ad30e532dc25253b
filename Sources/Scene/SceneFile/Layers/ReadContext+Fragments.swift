import SegueJSON

extension ReadContext {
  /// Reads a part of a fragment's file, with the file's own variables and defaults.
  ///
  /// - Parameters:
  ///   - own: the names of variables that the part itself declares, for hints.
  ///   - isOwnFile: whether the file is the one being read, whose variables then hold
  ///     inside the fragment too, unless `settings` change them.
  mutating func reading<Result>(
    _ file: FragmentLoader.File, settings: [VariableSetting], besides own: [String],
    isOwnFile: Bool,
    _ body: (inout ReadContext) -> Result
  ) -> Result {
    let outer = (source, subject, variables, defaults)
    defer { (source, subject, variables, defaults) = outer }
    fragments.stack.append(file)
    defer { fragments.stack.removeLast() }
    if isOwnFile {
      for setting in settings { apply(setting, besides: own) }
    } else {
      let user = source
      source = file.source
      declareVariables(of: file.root.object)
      source = user
      for setting in settings { apply(setting, besides: own) }
      source = file.source
      declareDefaults(file.root.object?["defaults"])
    }
    return body(&self)
  }

  /// Takes over what a file says once for all objects of a kind.
  mutating func declareDefaults(_ node: JSONNode?) {
    defaults = [:]
    if let node { defaults = DefaultsRules.read(node, &self) }
  }
}
