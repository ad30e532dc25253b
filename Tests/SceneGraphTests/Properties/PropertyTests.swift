import SegueGeometry
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct PropertyTests {
  static let all =
    Property.plain + [0, 1, 63].map(Property.filter) + [0, 1, 63].map(Property.backdropFilter)

  /// A layer that has everything but content.
  static var layer: LayerProperties {
    var layer = LayerProperties()
    layer.background = .color(.black)
    layer.shadow = Shadow()
    layer.shadow?.path = square
    layer.filters = Array(repeating: .brightness(1), count: 64)
    layer.backdropFilters = Array(repeating: .blur(sigma: 0), count: 64)
    return layer
  }

  static let square = Path(Rect(x: 0, y: 0, width: 1, height: 1))

  /// Layers that together have every property.
  static let layers: [LayerProperties] = {
    var shape = ShapeContent(square)
    shape.fill = .color(.black)
    shape.stroke = Stroke(.color(.black))
    var image = ImageContent(AssetID("picture"))
    image.tint = .black
    image.crop = .zero
    let forms: [ShapeForm] = [
      .rectangle(cornerRadius: 1), .ellipse, .polygon(sides: 6, cornerRadius: 1),
      .star(points: 5, innerRadius: 0.5, cornerRadius: 1),
    ]
    let contents: [Content] =
      [
        .paint(.color(.black)), .shape(shape), .image(image), .text(TextContent([TextRun("a")])),
        .text(TextContent([TextRun(CountedNumber(1))])),
        .field(WipeMask(.dissolve)),
      ] + forms.map { .shape(ShapeContent($0)) }
    return contents.map { content in
      var layer = Self.layer
      layer.content = content
      return layer
    }
  }()

  @Test(arguments: all) func `a property is found by its name`(property: Property) {
    #expect(Property(name: property.name) == property)
  }

  @Test func `names differ, and others are none`() {
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
    for name in [
      "", "opacty", "filters", "filters.", "filters.64", "filters.-1", "filters.01", "filters.+1",
      "filters.-0", "filters.1.", "filters.1.0", "backdropFilters.00", "shadow", "Scale",
    ] {
      #expect(Property(name: name) == nil)
    }
  }

  @Test(arguments: all) func `what is set is what is found, and nothing else changes`(
    property: Property
  ) throws {
    var random = SeededGenerator(seed: 7)
    let owners = Self.layers.filter { $0[property] != nil }
    #expect(!owners.isEmpty)
    for owner in owners {
      let value = random.value(of: property.kind)
      var layer = owner
      layer[property] = value
      #expect(layer[property] == value)
      let before = try #require(owner[property])
      layer[property] = before
      #expect(layer == owner)
    }
  }

  @Test(arguments: all) func `a value of another kind changes nothing`(property: Property) {
    for owner in Self.layers where owner[property] != nil {
      var layer = owner
      layer[property] = property == .hidden ? .path(Self.square) : .flag(true)
      #expect(layer == owner)
    }
  }

  @Test(arguments: all) func `a layer without the property stays as it is`(property: Property) {
    var random = SeededGenerator(seed: 9)
    let bare = LayerProperties()
    guard bare[property] == nil else { return }
    var layer = bare
    layer[property] = random.value(of: property.kind)
    #expect(layer == bare)
  }

  /// What listings leave out: an outline and a rectangle that few layers have.
  private static let unlisted: Set<Property> = [.shadowPath, .imageCrop]

  @Test(arguments: all) func `listings show every property, by itself or in another value`(
    property: Property
  ) {
    var random = SeededGenerator(seed: 11)
    for var owner in Self.layers where owner[property] != nil {
      owner.size = Size(30, 20)
      var layer = owner
      layer[property] = random.value(of: property.kind)
      let isSeen = Self.listing(of: layer) != Self.listing(of: owner)
      #expect(isSeen != Self.unlisted.contains(property))
    }
  }

  /// What listings say of a layer that is seen in perspective.
  private static func listing(of layer: LayerProperties) -> String {
    let stage = Layer("stage", children: [Layer("layer", layer)]) { $0.perspective = 500 }
    return Scene(canvas: Canvas(size: Size(100, 100)), layers: [stage]).reports[1].line
  }
}

extension SeededGenerator {
  /// A value of that kind.
  fileprivate mutating func value(of kind: Property.Kind) -> Value {
    func eighth(_ random: inout SeededGenerator) -> Double {
      Double(random.int(in: 1...800)) / 8
    }
    let numbers: SIMD4<Double> = [
      eighth(&self), eighth(&self), eighth(&self), eighth(&self),
    ]
    switch kind {
    case .number, .count, .distance, .length, .fraction, .filterAmount, .angle:
      return .number(numbers.x)
    case .point, .place, .size, .unitPoint, .factors: return .pair(numbers.x, numbers.y)
    case .radii, .rect, .color: return .numbers(numbers)
    case .paint: return .paint(.color(Color(rgb: 0x123456)))
    case .transform: return .transform(.translation(numbers.x, numbers.y))
    case .path: return .path(Path(Rect(x: numbers.x, y: numbers.y, width: 5, height: 5)))
    case .flag: return .flag(true)
    }
  }
}
