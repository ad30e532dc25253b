import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// A box that cuts two pictures while it becomes another one, in functions of how far its run has
/// come.
struct ContainerBox {
  /// Position and scale of a picture in the environment.
  struct Placement {
    /// Its corner at the top left.
    var origin: Point
    /// Number of points of the environment per point of its own.
    var scale: Double
  }

  let run: TransitionTiming
  /// The box.
  let frame: (Double) -> Rect
  /// Its corners.
  let radii: (Double) -> CornerRadii

  /// Number of straight pieces of a curved path: tenths, quarters and twentieths fall between two of them.
  static let pieces = 120

  init(
    _ run: TransitionTiming, frame: @escaping (Double) -> Rect,
    radii: @escaping (Double) -> CornerRadii
  ) {
    self.run = run
    self.frame = frame
    self.radii = radii
  }

  /// The box with what it shows.
  func layer(
    _ name: String, _ layers: [TransitionLayer], on stage: TransitionEnvironment
  ) -> TransitionLayer {
    TransitionLayer(name, layers, on: stage)
      .with {
        $0.anchor = .topLeft
        $0.clipsToBounds = true
      }
      .following(.position, run, in: Self.pieces) { [frame($0).minX, frame($0).minY, 0, 0] }
      .following(.size, run, in: Self.pieces) { [frame($0).width, frame($0).height, 0, 0] }
      .following(.cornerRadius, run, in: Self.pieces) { radii($0).numbers }
  }

  /// A picture in the box, which stands where it is told, wherever the box is.
  func picture(
    _ layer: TransitionLayer, at place: @escaping (Double) -> Placement
  ) -> TransitionLayer {
    layer
      .following(.position, run, in: Self.pieces) {
        let way = place($0).origin - frame($0).origin
        return [way.dx, way.dy, 0, 0]
      }
      .following(.scale, run, in: Self.pieces) { [place($0).scale, place($0).scale, 0, 0] }
  }
}

extension TransitionLayer {
  /// The layer, whose opacity is a function of how far a run has come.
  func fading(_ run: TransitionTiming, _ opacity: (Double) -> Double) -> TransitionLayer {
    following(.opacity, run, in: ContainerBox.pieces) { [opacity($0), 0, 0, 0] }
  }
}
