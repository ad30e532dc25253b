import HeadlessCoreGraphics
import ObjectiveC
import SegueSceneGraph

// What layers ask for and films cannot show, which is said instead.

extension CALayer {
  /// Mode in which the layer is combined with what is below; `nil` where nothing or an unknown filter says it.
  var compositingMode: BlendMode? {
    (compositingFilter as? String).flatMap { BlendMode(coreImage: $0) }
  }

  /// Says what the layer asks for that is not drawn.
  func noteWhatIsNotDrawn() {
    if let filter = compositingFilter, compositingMode == nil {
      note("a layer is combined with what is below by '\(filter)', and drawn as if by none")
    }
    if let emitter = self as? CAEmitterLayer, emitter.emits {
      note("\(type(of: self)) emits particles, which are not drawn")
    }
    if let replicator = self as? CAReplicatorLayer, replicator.tintsPictures {
      note("\(type(of: self)) gives its copies other colors; pictures keep theirs")
    }
  }

  private func note(_ message: String) {
    AppSession.current.note(AppFinding(.notDrawn, message, at: sourcePlace))
  }
}

extension BlendMode {
  /// The blend mode that a filter of Core Image, or one of Core Animation's own, stands for.
  init?(coreImage name: String) {
    var words = name
    if words.hasPrefix("CI") { words.removeFirst(2) }
    for suffix in ["BlendMode", "Compositing"] where words.hasSuffix(suffix) {
      // These multiply, and compare, what lies beside the layer as well.
      if suffix == "Compositing", words.hasPrefix("multiply") || words.hasPrefix("Multiply") {
        return nil
      }
      words.removeLast(suffix.count)
    }
    let plain = words.lowercased()
    if let mode = BlendMode.otherNames[plain] {
      self = mode
      return
    }
    let known = BlendMode.allCases.first {
      $0.rawValue.filter { $0 != "-" } == plain
    }
    guard let known else { return nil }
    self = known
  }

  private static let otherNames: [String: BlendMode] = [
    "sourceover": .normal, "addition": .plusLighter, "lineardodge": .plusLighter,
    "plusl": .plusLighter,
  ]
}
