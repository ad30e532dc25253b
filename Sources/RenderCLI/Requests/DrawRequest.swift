/// Draw this scene.
package struct DrawRequest: Hashable, Sendable {
  /// The file; `-` is standard input.
  package let scene: String
  package let input: SceneInput
  package let film: FilmRequest

  init(_ invocation: Invocation) {
    scene = invocation.operands.first.present
    input = SceneInput(invocation)
    film = FilmRequest(invocation)
  }
}

/// Draw the exchange of these two pictures.
package struct BetweenRequest: Hashable, Sendable {
  package let before: String
  package let after: String
  package let preset: PresetName
  /// An easing or a spring, as a scene file writes it.
  package let easing: String
  /// Nil is what suits the curve.
  package let duration: Duration?
  package let film: FilmRequest

  init(_ invocation: Invocation) {
    before = invocation.operands.first.present
    after = invocation.operands.last.present
    preset = invocation.choice(.preset, of: PresetName.self).present
    easing = invocation.text(.easing).present
    duration = invocation.time(.exchangeDuration)
    film = FilmRequest(invocation)
  }
}
