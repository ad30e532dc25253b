import SeguePresets

extension TransitionRole {
  /// The text, if it can stand here; what a JSON object or a scene file holds is checked later.
  func read(_ text: String) throws(UsageError) -> String {
    switch self {
    case .transition where text.isObject: return text
    case .subject where text.isObject || text.isScenePath: return text
    default: break
    }
    let names = PresetCatalog.names + (self == .selection ? PresetCatalog.families : [])
    if names.contains(text) { return text }
    throw .expected(expectation, suggestion: names.meant(by: text))
  }

  private var expectation: String {
    switch self {
    case .transition: "a transition that 'render presets' lists"
    case .subject: "a scene file, or a transition that 'render presets' lists"
    case .selection: "a transition or a family that 'render presets' lists"
    }
  }
}

extension String {
  /// True if the words are a JSON object.
  var isObject: Bool { drop { $0 == " " }.hasPrefix("{") }
}

extension PresetCatalog {
  /// The names of the families, in the order of the entries.
  static var families: [String] {
    entries.reduce(into: []) { families, preset in
      if families.last != preset.family { families.append(preset.family) }
    }
  }
}

extension Preset {
  /// The part of the name before the dot.
  var family: String { String(name.prefix { $0 != "." }) }
}
