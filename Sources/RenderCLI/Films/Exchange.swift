import SegueCompositing
import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// Two pictures of one size, the second of which takes the place of the first.
struct Exchange {
  let preset: PresetName
  /// The pictures' size, in pixels and points.
  let size: Size
  /// Whether nothing shows through the pictures.
  let isOpaque: Bool
  let pace: Pace
  let duration: Time

  /// The name of the first picture.
  static let before = AssetID("before")
  /// The name of the second picture.
  static let after = AssetID("after")

  /// The exchange as a film.
  var film: AnimatedScene {
    var timeline = Timeline()
    switch preset {
    case .crossFade:
      // The second picture lies opaque over the first, so that nothing dips to the background.
      let appearing = Animation(
        from: .number(0), to: .number(1), timing: Timing(duration: duration), pace: pace)
      timeline.add(appearing, of: .opacity, onLayer: 1)
    }
    let tree = LayerTree([screen(Self.before), screen(Self.after)])
    return AnimatedScene(
      canvas: Canvas(size: size), duration: duration,
      epochs: [Epoch(tree: tree, timeline: timeline)])
  }

  private func screen(_ picture: AssetID) -> Layer {
    Layer(LayerID(picture.name)) { layer in
      layer.frame = Rect(origin: .zero, size: size)
      layer.content = .image(ImageContent(picture))
      if !isOpaque { layer.background = .color(.white) }
    }
  }
}
