package import SegueJSON
package import SegueMotion

/// Reads a curve or a spring by itself, as a scene file writes it.
package enum CurveReader {
  /// The numbers by which a spring is described, each with what it means.
  package static var springNumbers: [(name: String, help: String)] { SpringRules.members }

  /// The curve that `text` describes, unless something is wrong with it; its mistakes are added to
  /// `diagnostics`.
  ///
  /// It is the name of an easing or a spring, CSS's notation, or a JSON object with a spring.
  package static func read(_ text: String, into diagnostics: inout Diagnostics) -> TimingCurve? {
    if let entry = SpringCatalog.entries.first(where: { $0.name == text }) {
      return .spring(entry.spring, entry.sampling)
    }
    let source = SourceText(name: "<curve>", text: text)
    guard let node = JSONNode.written(source, &diagnostics) else { return nil }
    var reading = ReadContext(
      source, diagnostics: diagnostics, fragments: FragmentLoader(NoFragments()))
    let pace = Rule<TimingCurve>.pace(node, &reading)
    diagnostics = reading.diagnostics
    return diagnostics.hasErrors ? nil : pace
  }
}
