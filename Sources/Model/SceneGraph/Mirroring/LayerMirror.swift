package import SegueGeometry

/// The mirror image of one layer in a scene that is mirrored from left to right: what becomes of its properties.
///
/// A box at x with width w stands at x' = room - x - w, turns and leans the other way, and has its corners, gradients
/// and outlines the other way around. Words and pictures do not: words begin at the other side, and pictures stand as
/// they are. Forms keep the way around that clocks and progress rings have, and light comes from where it came from.
///
/// Law: mirrored twice is the layer itself, up to rounding.
package struct LayerMirror: Hashable, Sendable {
  /// Width of the room in whose coordinates the layer has its place: of its parent, or of the canvas.
  package var room: Double
  /// Width of the layer's own box, where nothing moves.
  package var width: Double
  /// True if what the layer shows is mirrored as well, not only the place where it stands.
  package var reachesInside: Bool

  /// The mirror image of a layer that is so wide, in a room that is so wide.
  package init(room: Double, width: Double, reachesInside: Bool = true) {
    (self.room, self.width, self.reachesInside) = (room, width, reachesInside)
  }

  /// The properties of the image of a layer with these properties.
  package func properties(of layer: LayerProperties) -> LayerProperties {
    var image = layer
    image.position.x = room - layer.position.x
    image.anchor = UnitPoint(1 - layer.anchor.x, layer.anchor.y)
    image.transform = layer.transform.mirrored
    guard reachesInside else { return image }
    image.background = layer.background?.mirrored
    image.cornerRadii = layer.cornerRadii.mirrored
    if let shadow = layer.shadow {
      image.shadow?.offset.dx = 0 - shadow.offset.dx
      image.shadow?.path = shadow.path?.mirrored(in: width)
    }
    image.content = content(of: layer.content)
    return image
  }

  private func content(of content: Content) -> Content {
    switch content {
    case .none: .none
    case .paint(let paint): .paint(paint.mirrored)
    case .image(let image): .image(image.mirrored)
    case .text(let text): .text(text.mirrored)
    case .shape(let shape): .shape(shape.mirrored(in: width))
    case .field(let field): .field(field.mirrored)
    }
  }
}

/// Values of animations.
extension LayerMirror {
  /// Meanings of a value: a state of a property, or a way from one state to another.
  package enum Meaning: Hashable, Sendable {
    case state, way
  }

  /// The value of the image's property where the layer's has `value`.
  package func value(
    _ value: Value, of property: Property, as meaning: Meaning = .state
  ) -> Value {
    switch (property, value) {
    case (.position, .numbers(let numbers)), (.positionX, .numbers(let numbers)):
      .numbers(numbers.reflected(in: meaning == .state ? room : 0))
    case (.anchor, .numbers(let numbers)):
      .numbers(numbers.reflected(in: meaning == .state ? 1 : 0))
    case (.translate, .numbers(let numbers)), (.translateX, .numbers(let numbers)),
      (.rotate, .numbers(let numbers)), (.rotateY, .numbers(let numbers)),
      (.skewX, .numbers(let numbers)), (.skewY, .numbers(let numbers)):
      .numbers(numbers.reflected(in: 0))
    case (.matrix, .transform(let map)): .transform(map.mirrored)
    default: reachesInside ? looks(value, of: property, as: meaning) : value
    }
  }

  private func looks(_ value: Value, of property: Property, as meaning: Meaning) -> Value {
    switch (property, value) {
    case (.cornerRadius, .numbers(let numbers)): .numbers(CornerRadii(numbers).mirrored.numbers)
    case (.shadowOffset, .numbers(let numbers)): .numbers(numbers.reflected(in: 0))
    case (_, .paint(let paint)): .paint(paint.mirrored)
    case (_, .path(let path)): .path(path.mirrored(in: meaning == .state ? width : 0))
    default: value
    }
  }
}

extension SIMD4<Double> {
  /// The numbers of a point or a scalar whose first one is reflected.
  fileprivate func reflected(in room: Double) -> SIMD4<Double> {
    var numbers = self
    numbers.x = room - x
    return numbers
  }
}

extension Path {
  /// The outline's image in a room that is so wide.
  package func mirrored(in room: Double) -> Path { map { Point(room - $0.x, $0.y) } }
}

extension CornerRadii {
  /// The radii of the mirrored box.
  package var mirrored: CornerRadii {
    CornerRadii(
      topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }
}

extension Transform {
  /// The map that does to the image what this one does to the original.
  package var mirrored: Transform {
    let flip = Transform.scale(-1, 1)
    return flip.followed(by: self).followed(by: flip)
  }
}

extension LayerTransform {
  /// The transform of the mirrored layer.
  package var mirrored: LayerTransform {
    var image = self
    image.matrix = matrix.isIdentity ? matrix : matrix.mirrored
    image.skewX = .degrees(0 - skewX.degrees)
    image.skewY = .degrees(0 - skewY.degrees)
    image.rotationY = .degrees(0 - rotationY.degrees)
    image.rotationZ = .degrees(0 - rotationZ.degrees)
    image.translation.x = 0 - translation.x
    return image
  }
}
