package import SegueJSON
package import SegueTransitions

/// Reads a way to transition screens by itself, as a scene file writes it.
package enum TransitionReader {
  /// The rule that `text` describes; its mistakes are added to `diagnostics`.
  ///
  /// It is the name of a preset, or a JSON object.
  package static func read(
    _ text: String, into diagnostics: inout Diagnostics
  ) -> (any ScreenTransition)? {
    let source = SourceText(name: "<transition>", text: text)
    guard let node = JSONNode.written(source, &diagnostics) else { return nil }
    var reading = ReadContext(
      source, diagnostics: diagnostics, fragments: FragmentLoader(NoFragments()))
    let rule = TransitionRules.transition.read(node, &reading)
    diagnostics = reading.diagnostics
    return diagnostics.hasErrors ? nil : rule
  }
}
