/// A page of the compact reference for agents: what is needed to write a scene, with examples that work.
///
/// All pages and the instructions of `render mcp` together have at most 16,000 characters, which a test holds.
/// An example is a whole scene, or a layer to stand in `layers`; each is checked by a test.
package enum ReferencePage: String, CaseIterable, Hashable, Sendable {
  case layer, movement, spring, flow, gesture

  /// The subject of the page, as a sentence.
  package var summary: String {
    switch self {
    case .layer: "What is on the canvas: boxes, texts, pictures, children."
    case .movement: "What moves: from, to, keyframes, easings, delays, what is expected."
    case .spring: "Springs by name and by the numbers of any platform."
    case .flow: "Screens, transitions with names, shared elements, steps."
    case .gesture: "A finger that leads a transition and lets go."
    }
  }

  /// The page in Markdown.
  package var text: String {
    switch self {
    case .layer: Self.layerText
    case .movement: Self.movementText
    case .spring: Self.springText
    case .flow: Self.flowText
    case .gesture: Self.gestureText
    }
  }
}
