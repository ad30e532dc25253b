import SegueJSON
import SegueMotion
import SegueSceneFile
import Testing

/// What the schema calls the default of a member means what its absence means.
@Suite struct DefaultTests {
  /// Where an object of a kind stands in a scene, with a hole for one more member.
  private struct Place {
    /// The way to the object in the schema.
    var path: String
    /// The scene; the object has a `HOLE`.
    var scene: String

    init(_ path: String, layer: String) {
      self.path = path
      scene = """
        {"version": 1, "canvas": {"size": [100, 100]}, "duration": 500,
         "assets": {"photo": "photo.png"}, "layers": [\(layer)]}
        """
    }

    init(_ path: String, scene: String) {
      self.path = path
      self.scene = scene
    }
  }

  private static let layer = "definitions/layer/properties"
  private static let gradient = "definitions/gradient/properties"
  private static let path = "definitions/path/properties"
  private static let box = "\"size\": [40, 20], \"position\": [50, 50]"

  private static let places =
    [
      Place(layer, layer: "{\(box) HOLE}"),
      Place("\(layer)/time/properties", layer: "{\(box), \"time\": {\"$comment\": 0 HOLE}}"),
      Place(
        "\(layer)/stack/anyOf/1/properties",
        layer: """
          {\(box), "stack": {"kind": "row" HOLE}, "children": [{"size": [5, 5]}, {"size": [9, 9]}]}
          """),
      Place(
        "definitions/border/properties", layer: "{\(box), \"border\": {\"$comment\": 0 HOLE}}"),
      Place(
        "definitions/shadow/properties", layer: "{\(box), \"shadow\": {\"$comment\": 0 HOLE}}"),
      Place(
        "definitions/filter/properties",
        layer: "{\(box), \"backdropFilters\": [{\"refraction\": 10 HOLE}]}"),
      Place("definitions/text/properties", layer: "{\(box), \"text\": {\"string\": \"a\" HOLE}}"),
      Place(
        "definitions/text/properties/appear/properties",
        layer:
          "{\(box), \"text\": {\"string\": \"a\", \"appear\": {\"by\": \"word\", \"duration\": 9 HOLE}}}"
      ),
      Place(
        "definitions/counter/properties",
        layer: "{\(box), \"text\": {\"count\": {\"value\": 1234.5 HOLE}}}"),
      Place(
        "definitions/image/properties", layer: "{\(box), \"image\": {\"asset\": \"photo\" HOLE}}"),
      Place(path, layer: "{\(box), \"path\": {\"ellipse\": {} HOLE}}"),
      Place(
        "\(path)/stroke/properties",
        layer: "{\(box), \"path\": {\"ellipse\": {}, \"stroke\": {\"$comment\": 0 HOLE}}}"),
      Place("\(gradient)", layer: "{\(box), \"fill\": {\"linear\": {\"stops\": STOPS} HOLE}}"),
      Place(
        "definitions/animation/properties",
        layer: "{\(box), \"opacity\": {\"from\": 0, \"to\": 1, \"duration\": 100 HOLE}}"),
      Place(
        "definitions/progress/properties",
        layer: """
          {"id": "list", "size": [9, 9], "translateY": {"to": 9, "duration": 400}},
          {\(box), "opacity": {"from": 0, "to": 1, "progress": {"of": "list", "to": 9 HOLE}}}
          """),
      Place(
        "properties/canvas/properties/motionBlur/anyOf/0/properties",
        scene: """
          {"version": 1, "canvas": {"size": [100, 100], "motionBlur": {"$comment": 0 HOLE}}, "duration": 500,
           "layers": [{\(box)}]}
          """),
      Place(
        "properties/canvas/properties",
        scene: """
          {"version": 1, "canvas": {"size": [100, 100] HOLE}, "duration": 500, "layers": [{\(box)}]}
          """),
      Place(
        "properties",
        scene: """
          {"version": 1, "canvas": {"device": "iphone-15"}, "transition": "ios.push",
           "screens": {"a": {"layers": []}, "b": {"layers": []}} HOLE}
          """),
    ]
    + ["rectangle", "polygon", "star"].map {
      Place(
        "\(path)/\($0)/properties",
        layer: "{\(box), \"path\": {\"\($0)\": {\"$comment\": 0 HOLE}}}")
    }
    + ["linear", "radial", "conic"].map {
      Place(
        "\(gradient)/\($0)/properties",
        layer: "{\(box), \"fill\": {\"\($0)\": {\"stops\": STOPS HOLE}}}")
    }
    + [
      Place(
        "definitions/spring/properties",
        layer: """
          {\(box), "opacity":
           {"from": 0, "to": 1, "easing": {"spring": {"stiffness": 300, "damping": 20 HOLE}}}}
          """)
    ]

  private static func document(_ place: Place, with hole: String) -> SceneReading {
    SceneReading(
      place.scene.replacing("STOPS", with: "[\"#fff\", \"#000\"]")
        .replacing(" HOLE", with: hole))
  }

  @Test func `a scene that writes a default is the scene that does not`() throws {
    var count = 0
    for place in Self.places {
      let steps = place.path.split(separator: "/").map(String.init)
      let members = steps.reduce(SceneSchema.value as JSONValue?) { value, step in
        Int(step).map { value?.elements[$0] } ?? value?[step]
      }
      let silent = try #require(Self.document(place, with: "").document, "\(place.path)").scene
      for member in try #require(members, "\(place.path)").members {
        guard let value = member.value["default"] else { continue }
        count += 1
        let reading = Self.document(place, with: ", \"\(member.key)\": \(value.compact)")
        let outspoken = try #require(
          reading.document, "\(place.path)/\(member.key): \(reading.messages)")
        #expect(outspoken.scene == silent, "\(place.path)/\(member.key): \(value.compact)")
      }
    }
    // What says of screens in a transition how they stand is said of layers by the same rules.
    let roles = try #require(SceneSchema.value["definitions"]?["role"]?["properties"]).members
    for member in roles {
      let layers = SceneSchema.value["definitions"]?["layer"]?["properties"]?[member.key]
      #expect(member.value["default"] == layers?["default"], "\(member.key)")
    }
    count += roles.count { $0.value["default"] != nil }
    #expect(count == Self.defaults(in: SceneSchema.value), "a default that is not looked at")
  }

  /// How many members have a default, wherever the schema describes them.
  private static func defaults(in schema: JSONValue) -> Int {
    switch schema {
    case .array(let elements): elements.map(defaults).reduce(0, +)
    case .object(let members):
      members.map { member in
        let described = member.key == "properties" ? member.value.members : []
        return described.count { $0.value["default"] != nil } + defaults(in: member.value)
      }.reduce(0, +)
    default: 0
    }
  }
}
