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
  /// The name of a transition, or a JSON object.
  package let transition: String
  /// An easing or a spring, as a scene file writes it; nil where none is named.
  package let easing: String?
  /// Nil is what suits the transition.
  package let duration: Duration?
  package let stage: StageRequest
  /// How many pixels a point has; nil for what suits the pictures.
  package let scale: String?
  package let film: FilmRequest

  /// The transition that is meant where none is named.
  static let crossFade = "classic.cross-fade"

  init(_ invocation: Invocation) {
    before = invocation.operands.first.present
    after = invocation.operands.last.present
    transition = invocation.text(.preset).present
    easing = invocation.text(.easing)
    duration = invocation.time(.exchangeDuration)
    stage = StageRequest(invocation, device: .pictureDevice)
    scale = invocation.text(.pictureScale)
    film = FilmRequest(invocation)
  }
}
