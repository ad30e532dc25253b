import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// A small film with a card, and what else a test puts there.
enum Scenery {
  /// A film of layers on a canvas of 200 points, and how they move.
  static func film(
    duration: Time? = nil, @LayerBuilder layers: () -> [Layer],
    moving: (inout LayerAnimations) throws -> Void
  ) rethrows -> FilmView {
    FilmView(
      try AnimatedScene(
        canvas: Canvas(size: Size(200, 200)), duration: duration, layers: layers, animations: moving
      ))
  }

  /// A film of a card, 60 points wide and 40 high, whose center is at (50, 40).
  static func film(
    duration: Time? = nil, moving property: Property, by animation: Animation
  ) throws -> FilmView {
    try film(duration: duration) {
      card
    } moving: {
      try $0.add(animation, of: property, on: "card")
    }
  }

  static let card = Layer("card") {
    $0.frame = Rect(x: 20, y: 20, width: 60, height: 40)
    $0.background = .color(.black)
  }
}

/// Knows no pixels.
struct NoPixels: PixelProbe {
  func uncovered(frame: Int) throws(Never) -> UncoveredPixels? { nil }
  func contrast(of layer: String, frame: Int) throws(Never) -> Double? { nil }
}

extension FilmView {
  /// Where a claim does not hold.
  func failures(
    _ layers: LayerPattern, _ claim: any MotionAssertion, _ span: ExpectedSpan = ExpectedSpan()
  ) -> [ExpectationFailure] {
    MotionExpectation(layers, claim, during: span).failures(in: self, by: NoPixels())
  }

  /// The first failure of a claim about the card.
  func failure(_ claim: any MotionAssertion) -> ExpectationFailure? {
    failures("card", claim).first
  }
}
