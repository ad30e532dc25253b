import SegueGeometry

extension Paint {
  /// The paint whose gradient runs the other way across.
  package var mirrored: Paint {
    if case .gradient(let gradient) = self { .gradient(gradient.mirrored) } else { self }
  }
}

extension Gradient {
  /// The gradient that runs the other way across; one that goes around a center goes around it the other way.
  fileprivate var mirrored: Gradient {
    var image = self
    switch shape {
    case .linear(let start, let end):
      image.shape = .linear(start: start.mirrored, end: end.mirrored)
    case .radial(let center, let radii):
      image.shape = .radial(center: center.mirrored, radii: radii)
    case .conic(let center, let start):
      image.shape = .conic(center: center.mirrored, start: .degrees(0 - start.degrees))
      image.stops = stops.reversed().map { Stop($0.color, at: 1 - $0.offset) }
    }
    return image
  }
}

extension UnitPoint {
  fileprivate var mirrored: UnitPoint { UnitPoint(1 - x, y) }
}

extension ImageContent {
  /// The picture as it is, at the other side of its box.
  var mirrored: ImageContent {
    var image = self
    image.mode = mode.mirrored
    return image
  }
}

extension ImageContent.Mode {
  fileprivate var mirrored: ImageContent.Mode {
    switch self {
    case .left: .right
    case .right: .left
    case .topLeft: .topRight
    case .topRight: .topLeft
    case .bottomLeft: .bottomRight
    case .bottomRight: .bottomLeft
    case .stretch, .fit, .fill, .center, .top, .bottom: self
    }
  }
}

extension TextContent {
  /// The words as they are, whose lines begin at the other side.
  var mirrored: TextContent {
    var image = self
    image.isMirrored.toggle()
    for index in runs.indices { image.runs[index].paint = runs[index].paint.mirrored }
    return image
  }
}

extension ShapeContent {
  /// The outline's image in a layer that is so wide; forms stay, and keep their way around.
  func mirrored(in width: Double) -> ShapeContent {
    var image = self
    image.form.path = form.path?.mirrored(in: width)
    if let box {
      image.box = Rect(
        x: width - box.maxX, y: box.minY, width: box.width, height: box.height)
    }
    image.fill = fill?.mirrored
    if let stroke { image.stroke?.paint = stroke.paint.mirrored }
    return image
  }
}

extension WipeMask {
  /// The wipe to the other side; a clock's hand goes around as it did.
  var mirrored: WipeMask { WipeMask(kind.mirrored, progress: progress) }
}

extension WipeMask.Kind {
  fileprivate var mirrored: WipeMask.Kind {
    switch self {
    case .wipeLeft: .wipeRight
    case .wipeRight: .wipeLeft
    case .wipeTopLeft: .wipeTopRight
    case .wipeTopRight: .wipeTopLeft
    case .wipeBottomLeft: .wipeBottomRight
    case .wipeBottomRight: .wipeBottomLeft
    case .smoothLeft: .smoothRight
    case .smoothRight: .smoothLeft
    case .diagonalTopLeft: .diagonalTopRight
    case .diagonalTopRight: .diagonalTopLeft
    case .diagonalBottomLeft: .diagonalBottomRight
    case .diagonalBottomRight: .diagonalBottomLeft
    case .sliceLeft: .sliceRight
    case .sliceRight: .sliceLeft
    case .windLeft: .windRight
    case .windRight: .windLeft
    default: self
    }
  }
}
