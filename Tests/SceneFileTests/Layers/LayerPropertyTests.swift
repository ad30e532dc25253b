import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Each property has a row in the scene graph, and has to be known wherever scene files speak of layers.
@Suite struct LayerPropertyTests {
  @Test
  func
    `a layer has a member for each property, and moves nothing else but its frame and its spacing`()
  {
    let members = AnimatedMembers(of: SceneSchema.value).names(in: "layer")
    #expect(members.count == Set(members).count)
    #expect(
      Set(members).symmetricDifference(Property.plain.map(\.name)) == ["frame", "stack.spacing"])
  }

  @Test(arguments: Property.plain)
  func `a property can be moved from outside of its layer`(property: Property) throws {
    let scene = try #require(Self.moving(property).document).scene
    #expect(scene.epochs[0].timeline.entries.map(\.property) == [property])
  }

  @Test(arguments: Property.plain)
  func `a layer says itself what an animation makes of it`(property: Property) throws {
    let keys = property.name.split(separator: ".").map(String.init)
    let said = Self.layer(Self.owner(of: property), saying: Self.example(property), under: keys)
    let layer = try SceneReading(layers: said.compact, rest: Self.assets).layer("a")
    #expect(layer[property] != nil)
    #expect(try layer[property] == Self.moving(property).layer("a", at: 100)[property])
  }
}

extension LayerPropertyTests {
  private static let assets = #""assets": {"p": "p.png"}"#

  /// A layer that has the property, and an animation beside it that leaves it at the example.
  private static func moving(_ property: Property) -> SceneReading {
    let value = example(property).compact
    return SceneReading(
      layers: owner(of: property).compact,
      rest: """
        \(assets), "animations": [{"layer": "a", "property": "\(property.name)",
          "from": \(value), "to": \(value), "duration": 100}]
        """)
  }

  /// A layer that has the property.
  private static func owner(of property: Property) -> JSONValue {
    let content: JSONValue.Member =
      switch property {
      case .fill: .init("fill", "red")
      case .imageTint, .imageCrop:
        .init("image", ["asset": "p", "tint": "red", "crop": [0, 0, 1, 1]])
      case .textColor: .init("text", ["string": "x"])
      case .textCount: .init("text", ["count": 1])
      case .fieldProgress: .init("field", ["kind": "fade"])
      case .rectangleCornerRadius: .init("path", ["rectangle": [:]])
      case .polygonCornerRadius: .init("path", ["polygon": [:]])
      case .starCornerRadius, .starInnerRadius: .init("path", ["star": [:]])
      default: .init("path", ["data": "M0 0 L1 1", "stroke": ["width": 1]])
      }
    return .object([
      .init("id", "a"), .init("shadow", ["path": "M0 0 L1 1"]), content,
    ])
  }

  /// A value that no layer has by itself.
  private static func example(_ property: Property) -> JSONValue {
    switch property.kind {
    case .number, .count, .distance, .length, .filterAmount, .angle: 2
    case .fraction: 0.5
    case .point, .place, .size, .unitPoint, .factors: [2, 3]
    case .radii: [1, 2, 3, 4]
    case .rect: [1, 2, 3, 4]
    case .color, .paint: "#102030"
    case .transform: [1, 0, 0, 1, 5, 6]
    case .path: "M0 0 L2 3"
    case .flag: true
    }
  }

  /// An object with another value under these keys, the ones before them being in it or not.
  private static func layer(
    _ object: JSONValue, saying value: JSONValue, under keys: some Collection<String>
  ) -> JSONValue {
    guard let key = keys.first, case .object(let members) = object else { return value }
    let inner = members.first { $0.key == key }?.value ?? [:]
    return .object(
      members.filter { $0.key != key }
        + [.init(key, layer(inner, saying: value, under: keys.dropFirst()))])
  }
}
