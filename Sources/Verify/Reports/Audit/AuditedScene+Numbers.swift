import SegueAudit
import SegueMotion
import SegueMotionAssertions
import SegueTextSupport

extension AuditedScene {
  /// The measured values of the scene, right or not: a line for each transition, and for each measure.
  package var numbers: String {
    let guidelines = profile.map { "held to \($0.rawValue), \($0.summary)" }
    let lines =
      [guidelines].compactMap(\.self) + exchanges.map(\.line) + measured.compactMap(\.line)
    return lines.map { "  \($0.visible)\n" }.joined()
  }
}

extension AuditedExchange {
  /// The transition, what was declared, what is seen, and the limit.
  var line: String {
    "\(title) at \(Self.ms(start.milliseconds)): declared \(Self.ms(declared)), seen"
      + " \(Self.ms(seen90)) to 90 % and \(Self.ms(seen99)) to 99 %; \(judgement)"
  }

  /// The operation and its screens.
  var title: String {
    let screens = [from, to].map { $0.map { Quote($0).description } ?? "nothing" }
    return "\(operation) \(screens.joined(separator: " → "))" + (preset.map { " by \($0)" } ?? "")
  }

  /// The duration that counts, and its limits; or the reason why there are none.
  var judgement: String {
    guard let measurement, let words = measurement.words else { return "held to no duration" }
    return "counts as \(words): \(measurement.outcome)"
  }

  private static func ms(_ value: Double) -> String { NumberText.format(value, atMost: 0) + " ms" }
}

extension AuditMeasurement {
  /// The rule, the value with its limits, and where it was taken; `nil` for what is only there or not.
  fileprivate var line: String? {
    words.map { words in
      "\(rule.id) \(rule.name): \(measure.title) \(words)\(place): \(outcome)\(source)"
    }
  }

  /// Name of the layer, and the moment.
  var place: String {
    let moment = "\(NumberText.format(start.milliseconds, atMost: 0)) ms"
    return (layer.map { " of \(Quote($0))" } ?? "") + " from \(moment)"
  }

  /// The severity in words, and who accepts the value.
  var outcome: String {
    guard let severity else { return "ok" }
    return severity.rawValue + (acceptance.map { ", accepted by \($0.giver.words)" } ?? "")
  }

  private var source: String {
    let titles = Publication.all(about: rule).map(\.title)
    return titles.isEmpty ? "" : " [see \(titles.joined(separator: "; "))]"
  }
}

extension Measure {
  /// The name as words.
  var title: String {
    rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }
}
