import SegueJSON

/// Tokens as a Design System Package lists them (DSP 1.0, in which Material's theme files came): entities with
/// identifiers such as `md.sys.motion.duration.short1`.
struct DesignSystemPackage {
  /// The tokens.
  let tokens: [WrittenToken]

  /// The tokens of a file; nil where it is no such package.
  init?(in root: JSONNode, of source: SourceText) {
    guard let package = root.object, package["dsp_spec_version"] != nil,
      let entities = package["entities"]?.array
    else { return nil }
    tokens = entities.compactMap { entity in
      guard let object = entity.object, object["class"]?.string == "token",
        let name = object["id"]?.string, let value = object["value"]
      else { return nil }
      // The format's own types are colors and sizes; all else is 'custom' and tells by itself.
      let type = object["type"]?.string
      let note = object["description"]?.string
      return WrittenToken(
        name: name, node: value, type: type == "custom" ? nil : type, note: note == "" ? nil : note,
        extensions: nil, source: source)
    }
  }
}
