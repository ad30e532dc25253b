import SegueCommandLine
import SegueFilmRequests
import SegueJSON
import SegueMotionDescriptions
import SeguePresets
import SegueTextSupport

/// Transitions that have names, as people and programs read them.
struct PresetListing {
  /// The presets, family by family.
  let presets: [Preset]
  /// The names that were asked for, whose parameters are listed.
  private let named: Set<String>

  /// Those that the names of transitions and families select; all if there are none.
  init(of selection: [String]) {
    named = Set(selection)
    presets = PresetCatalog.entries.filter { preset in
      selection.isEmpty || selection.contains(preset.name) || selection.contains(preset.family)
    }
  }

  /// A paragraph for each family, a line for each transition; below one that was asked for by its name,
  /// what may be changed about it.
  func text(columns: Int) -> String {
    let paragraph = Paragraph(columns: columns)
    return families.map { family in
      let lines = paragraph.list(family.map { ($0.name, $0.summary) })
      let details = family.filter { named.contains($0.name) }.flatMap { preset in
        ["", preset.parameters.isEmpty ? "\(preset.name) takes nothing" : "\(preset.name) takes"]
          + paragraph.list(preset.parameters.map { ($0.parameter.name, $0.words) })
      }
      return ([family[0].family] + lines + details).joined(separator: "\n") + "\n"
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
        "parameters": .array(preset.parameters.map(\.json)),
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

extension TakenParameter {
  /// The parameter's summary, its permitted values, and its default.
  fileprivate var words: String {
    let standing = standard.map { "; \($0.plain) by default" } ?? ""
    return "\(parameter.summary): \(parameter.expectation)\(standing)"
  }

  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(parameter.name)), .init("kind", .string(parameter.kind.rawValue)),
      .init("summary", .string(parameter.summary)),
    ]
    if parameter.kind != .pace {
      members += [
        .init("minimum", .number(parameter.range.lowerBound)),
        .init("maximum", .number(parameter.range.upperBound)),
        .init("default", standard.map { .plain($0) } ?? .null),
      ]
    }
    return .object(members)
  }
}

extension PresetParameter {
  /// The permitted values, in words.
  fileprivate var expectation: String {
    let (least, most) = (range.lowerBound.shortest, range.upperBound.shortest)
    return switch kind {
    case .number: "\(least) to \(most)"
    case .points: "\(least) to \(most) points"
    case .degrees: "\(least) to \(most) degrees"
    case .milliseconds: "a time, up to \(most) ms"
    case .pace: "a curve or a spring"
    }
  }
}
