package import SegueCommandLine
import SeguePresets

/// Kinds of words accepted where a transition is named.
package enum TransitionRole: String, Hashable, Sendable {
  /// The transition's name, or a JSON object that describes one.
  case transition
  /// A transition or a scene file.
  case subject
  /// The name of a transition, or of a family of them.
  case selection
}

extension OptionKind {
  /// The name of a transition, or more.
  package static func transition(_ role: TransitionRole) -> OptionKind {
    .words(
      WordRule(
        "transition", role: role.rawValue,
        placeholder: role == .selection ? "name" : role.rawValue, offer: role.offer
      ) { text throws(UsageError) in try role.read(text) })
  }
}

extension TransitionRole {
  /// The words that a shell can offer.
  fileprivate var offer: WordOffer {
    let presets = WordOffer("presets", listing: WordOffer.Listing("presets", "--names"))
    return switch self {
    case .transition: presets
    case .subject: WordOffer("subjects", hasScenes: true, others: [presets])
    case .selection:
      WordOffer(
        "families", listing: WordOffer.Listing("presets", "--families"), others: [presets])
    }
  }

  /// The text, if it can stand here; what a JSON object or a scene file holds is checked later.
  package func read(_ text: String) throws(UsageError) -> String {
    switch self {
    case .transition where text.isObject: return text
    case .subject where text.isObject || text.isScenePath: return text
    default: break
    }
    let names = PresetCatalog.names + (self == .selection ? PresetCatalog.families : [])
    if names.contains(text) { return text }
    if let newest = PresetCatalog.newest[text] { return newest }
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
  package var isObject: Bool { drop { $0 == " " }.hasPrefix("{") }
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
  package var family: String { String(name.prefix { $0 != "." }) }
}
