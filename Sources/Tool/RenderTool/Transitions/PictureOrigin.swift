import SegueGeometry
import SegueRaster
import SegueSceneGraph
import SegueTransitions

/// A box of the picture of a list, a thumbnail or a card, which becomes the other picture.
struct PictureOrigin {
  /// The box, in points.
  let frame: Rect
  /// The radius of its corners, in points.
  let cornerRadius: Double
  /// The part of each screen's picture that is seen, in pixels.
  let seen: [LayerID: Rect]

  private static let key: MatchKey = "picture"

  /// Returns two screens that share the box: on one it is a part, on the other the whole.
  ///
  /// - Parameters:
  ///   - screens: the screen with the box, and the other one.
  ///   - target: all that the box becomes: a screen, or a layer that fills it.
  func shared(
    by screens: [Screen], target: SharedTarget, on stage: TransitionEnvironment
  )
    -> [Screen]
  {
    var (part, whole) = (screens[0], screens[1])
    part.layers.append(box(of: part, on: stage).matched(Self.key))
    switch target {
    case .screen: whole.match = Self.key
    case .element:
      let picture = Layer(LayerID("\(whole.id).picture")) {
        $0.frame = stage.bounds
        $0.content = whole.content
      }
      whole.content = .none
      whole.layers.append(picture.matched(Self.key))
    }
    return [part, whole]
  }

  /// The layer with what the picture shows in the box.
  private func box(of screen: Screen, on stage: TransitionEnvironment) -> Layer {
    Layer(LayerID("\(screen.id).box")) {
      $0.frame = frame
      $0.cornerRadii = CornerRadii(all: cornerRadius)
      $0.clipsToBounds = cornerRadius > 0
      guard case .image(var image) = screen.content, let seen = seen[screen.id] else { return }
      image.crop = Self.part(of: seen, placed: image.mode, in: stage.size, showing: frame)
      image.mode = .stretch
      $0.content = .image(image)
    }
  }

  /// Returns the part of a picture that is seen in a box of the stage.
  ///
  /// - Parameter seen: the part that is placed on the stage, in pixels.
  private static func part(
    of seen: Rect, placed mode: ImageContent.Mode, in stage: Size, showing box: Rect
  ) -> Rect {
    let factors = (stage.width / seen.width, stage.height / seen.height)
    let (x, y) =
      switch mode {
      case .fit: (min(factors.0, factors.1), min(factors.0, factors.1))
      case .fill: (max(factors.0, factors.1), max(factors.0, factors.1))
      default: factors
      }
    return Rect(
      x: seen.minX + (box.minX - (stage.width - seen.width * x) / 2) / x,
      y: seen.minY + (box.minY - (stage.height - seen.height * y) / 2) / y,
      width: box.width / x, height: box.height / y
    ).intersection(seen) ?? seen
  }
}
