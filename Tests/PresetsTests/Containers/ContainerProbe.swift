import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// A card that becomes a whole screen, or a part of one, as it is filmed.
///
/// The screen with the card is called `list`, the other one `detail`; the card is 24 points from the
/// left and 480 from the top of a stage of 360 by 640, 132 by 96 points large.
struct ContainerProbe {
  static let stage = TransitionEnvironment(size: Size(360, 640), cornerRadius: 24)
  static let card = Rect(minX: 24, minY: 480, maxX: 156, maxY: 576)

  /// What on the other screen is a picture of the same thing.
  enum Partner {
    /// All of it.
    case screen
    /// A layer.
    case layer(Rect)
    /// Nothing.
    case nothing
  }

  let film: AnimatedScene

  init(
    _ transition: any ScreenTransition, _ operation: SegueTransitions.Operation = .push,
    to partner: Partner = .screen, led gesture: Gesture? = nil, cardRadius: Double = 12,
    on stage: TransitionEnvironment = stage
  ) throws {
    var steps = [
      Step(.hold(.milliseconds(100))),
      operation == .push
        ? Step(.push("detail"), with: transition, by: gesture)
        : Step(.pop(1), with: transition, by: gesture),
    ]
    steps.insert(Step(.show(operation == .push ? ["list"] : ["list", "detail"])), at: 0)
    steps.append(Step(.hold(.milliseconds(100))))
    film = try Flow(Self.screens(partner, cardRadius), steps: steps, on: stage) { _ in cut }
      .film(on: Canvas(size: stage.size))
  }

  private static func screens(_ partner: Partner, _ radius: Double) -> [Screen] {
    let list = Screen(
      "list", background: .color(.white),
      layers: [
        Layer("card") {
          $0.frame = card
          $0.background = .color(.black)
          $0.cornerRadii = CornerRadii(all: radius)
        }.matched("photo")
      ])
    var detail = Screen("detail", background: .color(.white))
    switch partner {
    case .screen: detail.match = "photo"
    case .layer(let frame):
      detail.layers = [Layer("photo") { $0.frame = frame }.matched("photo")]
    case .nothing: break
    }
    return [list, detail]
  }

  /// What is on the stage, milliseconds after the transition has begun.
  func scene(at milliseconds: Double) -> Scene {
    film.scene(at: .milliseconds(100 + milliseconds))
  }

  /// A layer, milliseconds after the transition has begun.
  func layer(_ name: String, at milliseconds: Double) throws -> LayerProperties {
    try #require(scene(at: milliseconds).item(LayerID(name))).properties
  }

  /// The box of a layer on the stage, milliseconds after the transition has begun.
  func frame(_ name: String, at milliseconds: Double) throws -> Rect {
    let scene = scene(at: milliseconds)
    let item = try #require(scene.item(LayerID(name)))
    return try #require(scene.projection(of: item).map(item.properties.bounds)).boundingBox
  }
}

extension Rect {
  /// Left, top, right and bottom.
  var sides: [Double] { [minX, minY, maxX, maxY] }

  /// Whether all sides are as near to those of another box as this.
  func agrees(with sides: [Double], within tolerance: Double) -> Bool {
    agree(self.sides, sides, within: tolerance)
  }
}
