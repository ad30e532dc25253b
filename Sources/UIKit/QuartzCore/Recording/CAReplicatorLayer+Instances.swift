import HeadlessCoreGraphics
import SegueGeometry
import SegueMotion
import SegueSceneGraph

extension CAReplicatorLayer {
  /// A copy of what is inside, so many steps away from it, in the colors that it has there.
  ///
  /// Each step is seen from the middle of the replicator. The first copy is what is inside itself.
  func instance(_ index: Int, of children: [Layer], named id: LayerID) -> Layer {
    let step = (0..<index).reduce(CATransform3DIdentity) { sum, _ in
      CATransform3DConcat(sum, instanceTransform)
    }
    let factor = factor(at: index)
    let copies = children.map { (index > 0 ? $0.instance(index) : $0).colored(by: factor) }
    return Layer(id, children: copies) {
      $0.size = bounds.size.size
      $0.position = Point(Double(bounds.width / 2), Double(bounds.height / 2))
      $0.transform = LayerTransform(matrix: step.map)
      $0.opacity = factor.alpha
    }
  }

  /// The color by which the colors of a copy are multiplied: the first one's, further by so many steps.
  func factor(at index: Int) -> Color {
    let first = instanceColor?.color ?? .white
    func component(_ start: Double, _ offset: Float) -> Double {
      min(max(start + (Double("\(offset)") ?? Double(offset)) * Double(index), 0), 1)
    }
    return Color(
      red: component(first.red, instanceRedOffset),
      green: component(first.green, instanceGreenOffset),
      blue: component(first.blue, instanceBlueOffset),
      alpha: component(first.alpha, instanceAlphaOffset))
  }

  /// True if copies are to be in other colors, and something inside is a picture, which cannot be.
  var tintsPictures: Bool {
    let factors = (0..<max(instanceCount, 0)).map { factor(at: $0) }
    return factors.contains { !$0.keepsColors } && children.contains(where: \.showsPicture)
  }
}

extension CALayer {
  /// True if the layer or one inside shows a picture of a file.
  fileprivate var showsPicture: Bool {
    (contents as? CGImage)?.loaded() != nil || children.contains(where: \.showsPicture)
  }
}

extension Color {
  /// True if multiplying by the color changes no color.
  var keepsColors: Bool { red == 1 && green == 1 && blue == 1 }

  /// The color with its components multiplied, but for the alpha.
  fileprivate func colored(by factor: Color) -> Color {
    Color(
      red: red * factor.red, green: green * factor.green, blue: blue * factor.blue, alpha: alpha)
  }
}

extension Paint {
  fileprivate func colored(by factor: Color) -> Paint {
    switch self {
    case .color(let color): return .color(color.colored(by: factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.colored(by: factor)
      }
      return .gradient(gradient)
    }
  }
}

extension Value {
  fileprivate func colored(by factor: Color) -> Value {
    switch self {
    case .paint(let paint): .paint(paint.colored(by: factor))
    case .numbers(let numbers):
      .numbers(numbers * SIMD4(factor.red, factor.green, factor.blue, 1))
    case .transform, .path, .flag: self
    }
  }
}

extension Animation {
  /// The same movement through other colors, where it is one of colors.
  func colored(by factor: Color, as property: Property) -> Animation {
    if factor.keepsColors || !property.isColor { return self }
    var animation = self
    switch course {
    case .basic(let way):
      animation.course = .basic(
        FromTo(
          from: way.from?.colored(by: factor), to: way.to?.colored(by: factor),
          by: way.by?.colored(by: factor)))
    case .keyframes(let keyframes):
      animation.course = .keyframes(
        Keyframes(
          keyframes.values.map { $0.colored(by: factor) }, times: keyframes.times,
          easings: keyframes.easings, mode: keyframes.mode))
    case .along, .coasting: break
    }
    return animation
  }
}

extension Property {
  /// True for colors of what a layer shows.
  fileprivate var isColor: Bool {
    switch self {
    case .background, .fill, .pathFill, .strokeColor, .borderColor, .shadowColor, .textColor: true
    default: false
    }
  }
}

extension LayerID {
  /// The name of a copy.
  func instance(_ index: Int) -> LayerID { LayerID("\(name).instance\(index)") }
}

extension Layer {
  /// The names of the layer and of all inside.
  var ids: [LayerID] { [id] + children.flatMap(\.ids) + (mask?.ids ?? []) }

  /// The layer and all inside in other colors.
  fileprivate func colored(by factor: Color) -> Layer {
    if factor.keepsColors { return self }
    var layer = self
    for property in Property.plain where property.isColor {
      if let value = layer.properties[property] {
        layer.properties[property] = value.colored(by: factor)
      }
    }
    layer.children = children.map { $0.colored(by: factor) }
    return layer
  }

  /// The layer and all inside under the names of a copy.
  fileprivate func instance(_ index: Int) -> Layer {
    var layer = self
    layer.id = id.instance(index)
    layer.children = children.map { $0.instance(index) }
    layer.mask = mask?.instance(index)
    return layer
  }
}
