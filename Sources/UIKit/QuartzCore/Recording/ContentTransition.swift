import HeadlessCoreGraphics
import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// The way from what a layer has shown to what it shows now.
struct ContentTransition {
  /// Appearance of the layer before the transition.
  let old: Layer
  let source: CATransition
  /// Beginning of the transition, in the layer's own time.
  let begin: Time
  let duration: Time

  /// The layer with both contents in it, of which one takes the other's place.
  func layer(
    around new: Layer, began start: Time, _ movements: inout [LayerWalk.Movement]
  ) -> Layer {
    var stage = Layer(new.id) {
      $0.position = new.position
      $0.size = new.size
      $0.anchor = new.anchor
      $0.transform = new.transform
      $0.zPosition = new.zPosition
      $0.isHidden = new.isHidden
      $0.clipsToBounds = true
      $0.isIsolated = true
    }
    var parts = [
      old.named(LayerID("\(new.id.name).old")).asPart(), new.asPart(LayerID("\(new.id.name).new")),
    ]
    if source.type == .fade { parts[1].blendMode = .plusLighter }
    if source.type == .flip { prepareFlip(&stage, &parts) }
    move(parts, in: new.size, since: start, &movements)
    stage.children = source.type == .reveal ? [parts[1], parts[0]] : parts
    return stage
  }

  private func move(
    _ parts: [Layer], in size: Size, since start: Time, _ movements: inout [LayerWalk.Movement]
  ) {
    func add(_ part: Layer, _ property: Property, from: Value, to: Value) {
      let timing = Timing(begin: begin - start, duration: duration, fill: .both)
      var animation = Animation(
        from: from.interpolated(to: to, at: Double(source.startProgress)),
        to: from.interpolated(to: to, at: Double(source.endProgress)), timing: timing)
      animation.pace = source.pace
      movements.append(.init(layer: part.id, property: property, animation: animation))
    }
    let way = direction * size
    let away = Value.pair(-way.x, -way.y)
    if source.type == .flip {
      let (property, turn) = source.turn
      add(parts[0], property, from: .number(0), to: .number(turn))
      add(parts[1], property, from: .number(-turn), to: .number(0))
    }
    if source.type == .fade {
      add(parts[0], .opacity, from: .number(old.opacity), to: .number(0))
      add(parts[1], .opacity, from: .number(0), to: .number(parts[1].opacity))
    }
    if source.type == .push || source.type == .reveal {
      add(parts[0], .translate, from: .pair(0, 0), to: away)
    }
    if source.type == .push || source.type == .moveIn {
      add(parts[1], .translate, from: .pair(way.x, way.y), to: .pair(0, 0))
    }
  }

  /// Contents that are turned around are two faces of one card, which the viewer sees from near.
  private func prepareFlip(_ stage: inout Layer, _ parts: inout [Layer]) {
    stage.clipsToBounds = false
    stage.isIsolated = false
    stage.perspective = ContentTransition.viewingDistance
    for index in parts.indices { parts[index].isDoubleSided = false }
  }

  /// Distance of the viewer of a flip, in points.
  private static let viewingDistance = 1000.0

  /// Direction from which new content comes, in sizes of the layer.
  private var direction: Point {
    switch source.subtype {
    case .fromRight: Point(1, 0)
    case .fromTop: Point(0, -1)
    case .fromBottom: Point(0, 1)
    default: Point(-1, 0)
    }
  }
}

private func * (direction: Point, size: Size) -> Point {
  Point(direction.x * size.width, direction.y * size.height)
}

extension Layer {
  /// The layer as a part of a box of its own size; what is inside keeps its names, and moves on.
  fileprivate func asPart(_ id: LayerID? = nil) -> Layer {
    var part = self
    part.id = id ?? self.id
    part.position = Point.zero + part.anchor.offset(in: part.size)
    part.transform = .identity
    return part
  }
}

extension CATransitionType {
  /// The layer turns around, and shows new contents on its back: what UIKit's flips do.
  package static let flip = CATransitionType(rawValue: "flip")
}

extension CATransition {
  /// About which axis a flip turns, and how far: the side that it comes from moves to the front.
  fileprivate var turn: (Property, Double) {
    switch subtype {
    case .fromRight: (.rotateY, -180)
    case .fromTop: (.rotateX, -180)
    case .fromBottom: (.rotateX, 180)
    default: (.rotateY, 180)
    }
  }
}

extension CALayer {
  /// The transition of the layer's contents that runs, if one does.
  var contentTransition: ContentTransition? {
    guard let movement = movements.last(where: { $0.source is CATransition && !$0.hasEnded }),
      let source = movement.source as? CATransition, let old = shownBefore[movement.key],
      let end = movement.end
    else { return nil }
    let duration = Time.seconds(source.duration > 0 ? source.duration : 0.25)
    return ContentTransition(old: old, source: source, begin: end - duration, duration: duration)
  }
}
