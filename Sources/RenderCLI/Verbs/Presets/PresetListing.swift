import SegueJSON
import SeguePresets

/// Transitions that have names, as people and programs read them.
struct PresetListing {
  /// The presets, family by family.
  let presets: [Preset]

  /// Those that the names of transitions and families select; all if there are none.
  init(of selection: [String]) {
    presets = PresetCatalog.entries.filter { preset in
      selection.isEmpty || selection.contains(preset.name) || selection.contains(preset.family)
    }
  }

  /// A paragraph for each family, a line for each transition.
  func text(columns: Int) -> String {
    let paragraph = Paragraph(columns: columns)
    return families.map { family in
      let lines = paragraph.list(family.map { ($0.name, $0.summary) })
      return ([family[0].family] + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The names, one to a line.
  var names: String { presets.map { $0.name + "\n" }.joined() }

  /// The names of the families, one to a line.
  var familyNames: String { families.map { $0[0].family + "\n" }.joined() }

  /// The same for programs.
  var json: JSONValue {
    let entries = presets.map { preset -> JSONValue in
      [
        "name": .string(preset.name), "family": .string(preset.family),
        "summary": .string(preset.summary), "source": .string(preset.source),
        "reduced": preset.reducedName.map { .string($0) } ?? .null,
      ]
    }
    return ["schemaVersion": 1, "presets": .array(entries)]
  }

  /// The presets of each family.
  private var families: [[Preset]] {
    presets.reduce(into: []) { families, preset in
      if families.last?.last?.family == preset.family {
        families[families.count - 1].append(preset)
      } else {
        families.append([preset])
      }
    }
  }
}
