// The names of all transitions as the compiler knows them: `.ios(.push)` is the preset `ios.push`. A
// preset has its row and its case in the file of its family; `PresetNameTests` says where one is missing.

package import SegueTransitions

/// The names of one family of presets.
package protocol PresetName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The family's name in front of the dot.
  static var family: String { get }
  /// Interruption behavior of its platform, for rows that have none of their own; `nil` for the one of each rule.
  static var interruption: Interruption? { get }
}

extension PresetName {
  /// The behavior of each rule.
  package static var interruption: Interruption? { nil }

  /// The preset with this name and some of its parameters changed; to set one that it does not take is
  /// a mistake of the program.
  package func preset(_ settings: PresetSettings) -> Preset {
    do throws(TransitionError) {
      return settings.isEmpty ? preset : try preset.with(settings)
    } catch {
      preconditionFailure("\(error): \(error.hint ?? "")")
    }
  }

  /// The preset with this name.
  package var preset: Preset {
    guard let preset = PresetCatalog.preset(named: "\(Self.family).\(rawValue)") else {
      preconditionFailure("the catalog has lost '\(Self.family).\(rawValue)'")
    }
    return preset
  }
}
