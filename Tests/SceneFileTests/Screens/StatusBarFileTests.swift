import SegueGeometry
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Status bars above the screens of a scene.
@Suite struct StatusBarFileTests {
  private static func reading(
    _ bar: String, above list: String = "", files: [String: String] = [:],
    device: String = "iphone-15"
  ) -> SceneReading {
    SceneReading(
      """
      {"version": 1, "canvas": {"device": "\(device)"}, "layers": [\(bar)],
       "screens": {
         "list": {"background": "#FFF", "layers": [\(list)]},
         "photo": {"background": "#000", "statusBar": "light"}},
       "flow": [{"show": "list"}, {"push": "photo", "with": {"composed": [{"slide": "horizontal"}],
         "duration": 500}}, {"hold": 100}]}
      """, files: files)
  }

  private static let bar = #"{"id": "b", "ready": "status-bar"}"#

  @Test func `all words and signs are dark at first and light in the end`() throws {
    let film = try #require(Self.reading(Self.bar).document).scene
    let (first, last) = (film.scene(at: .zero), film.scene(at: film.duration))
    #expect(try Self.look(first, "b.signal-1", .background) == .paint(.color(.black)))
    #expect(try Self.look(last, "b.signal-1", .background) == .paint(.color(.white)))
    #expect(try Self.look(last, "b.time", .textColor) == .paint(.color(.white)))
    #expect(try Self.look(last, "b.wifi", .pathFill) == .paint(.color(.white)))
    let shell = Color(white: 1, alpha: 0.38)
    #expect(try Self.look(last, "b.shell", .borderColor) == .color(shell))
    let halfway = film.scene(at: .milliseconds(250))
    let gray = try #require(Self.look(halfway, "b.cap", .background)?.color)
    #expect(abs(gray.red - 0.5) < 1e-9 && abs(gray.alpha - 0.42) < 1e-9)
  }

  /// Every part of every device's status bar has a color that changes.
  @Test(arguments: Device.all) func `nothing of it stays dark`(device: Device) throws {
    let film = try #require(Self.reading(Self.bar, device: device.name).document).scene
    let last = film.scene(at: film.duration)
    let parts = last.items.filter { $0.id.name.hasPrefix("b.") }
    #expect(parts.count >= 6)
    for part in parts {
      for property in [Property.background, .borderColor, .textColor, .pathFill] {
        guard let color = part.properties[property]?.color else { continue }
        let isSeen =
          color.alpha > 0 && (property != .borderColor || part.properties.border.width > 0)
        #expect(!isSeen || color.red == 1, "\(part.id.name) \(property.name)")
      }
    }
  }

  @Test(arguments: ["light", "dark"]) func `what is said stays`(appearance: String) throws {
    let bar = #"{"id": "b", "ready": {"kind": "status-bar", "appearance": "\#(appearance)"}}"#
    let film = try #require(Self.reading(bar).document).scene
    let ink = Value.paint(.color(appearance == "light" ? .black : .white))
    for time in [Time.zero, .milliseconds(250), film.duration] {
      #expect(try Self.look(film.scene(at: time), "b.signal-1", .background) == ink)
    }
  }

  @Test func `a status bar inside of a screen keeps its own looks`() throws {
    let film = try #require(Self.reading("", above: Self.bar).document).scene
    for time in [Time.zero, .milliseconds(400)] {
      let ink = try Self.look(film.scene(at: time), "b.signal-1", .background)
      #expect(ink == .paint(.color(.black)))
    }
  }

  @Test func `it follows from inside of a fragment, behind other layers, and while it moves`()
    throws
  {
    let files = [
      "top.json": """
      {"layer": {"children": [{"id": "line", "background": "#F00", "size": [9, 9]},
        {"id": "bar", "ready": "status-bar", "opacity": {"from": 0, "to": 1, "duration": 200}}]}}
      """
    ]
    let reading = Self.reading(
      #"{"id": "a", "background": "lime"}, {"use": "top.json", "id": "t"}"#, files: files)
    let film = try #require(reading.document, "\(reading.messages)").scene
    let last = film.scene(at: film.duration)
    #expect(try Self.look(last, "t.bar.signal-1", .background) == .paint(.color(.white)))
    #expect(try Self.look(last, "t.line", .background)?.color?.green == 0)
    #expect(try Self.look(last, "a", .background)?.color?.red == 0)
    let quarter = try Self.look(
      film.scene(at: .milliseconds(125)), "t.bar.signal-1", .background)
    #expect(try abs(#require(quarter?.color).red - 0.12916) < 1e-4)
  }

  private static func look(_ scene: Scene, _ name: String, _ property: Property) throws -> Value? {
    try #require(scene.item(LayerID(name)), "\(name)").properties[property]
  }
}

extension Value {
  /// The color, if the value is one.
  fileprivate var color: Color? {
    switch self {
    case .paint(.color(let color)): color
    case .numbers(let numbers): Color(components: numbers)
    default: nil
    }
  }
}
