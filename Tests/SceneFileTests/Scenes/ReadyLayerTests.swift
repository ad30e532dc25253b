import SegueGeometry
import SegueSceneFile
import SegueSceneGraph
import Testing

@Suite struct ReadyLayerTests {
  /// A scene on the canvas of a device.
  private func reading(_ layers: String, device: String = "iphone-15") -> SceneReading {
    SceneReading(
      """
      {"version": 1, "layers": [\(layers)], "canvas": {"device": "\(device)"}, "duration": 1000}
      """)
  }

  @Test(arguments: Device.all)
  func `a status bar is as wide as the device and as high as its safe area`(
    device: Device
  ) throws {
    let scene = try reading(
      #"{"id": "bar", "ready": "status-bar"}, {"id": "home", "ready": "home-indicator"}"#,
      device: device.name
    ).scene(at: 0)
    let bar = try #require(scene.item("bar")).properties
    let height = device.safeArea.top
    #expect(bar.frame == Rect(x: 0, y: 0, width: device.size.width, height: height))
    let home = try #require(scene.item("home")).properties
    let bottom = device.safeArea.bottom
    #expect(
      home.frame
        == Rect(x: 0, y: device.size.height - bottom, width: device.size.width, height: bottom))
    #expect((scene.item("home.bar") == nil) == (bottom == 0))
    // Everything is inside of its bar, and nothing lies on a cutout.
    let parts = scene.items.filter { $0.id.name.hasPrefix("bar.") && $0.parent == 0 }
    #expect(parts.count >= 6)
    for part in parts where part.id != "bar.time" {
      let frame = part.properties.frame
      #expect(bar.frame.intersection(frame)?.isClose(to: frame) ?? false, "\(part.id.name)")
      if case .island(let cutout) = device.cutout {
        #expect(cutout.intersection(frame)?.isEmpty ?? true, "\(part.id.name)")
      }
    }
  }

  @Test func `a device frame takes the children onto its screen, below what is cut out`() throws {
    let reading = reading(
      """
      {"id": "phone", "ready": {"kind": "device-frame", "device": "pixel-8"}, "scale": 0.5,
       "children": [{"id": "page", "background": "#FFFFFF"}]}
      """)
    let scene = try reading.scene(at: 0)
    let screen = try #require(scene.items.firstIndex { $0.id == "phone.screen" })
    let page = try #require(scene.items.firstIndex { $0.id == "page" })
    let cutout = try #require(scene.items.firstIndex { $0.id == "phone.cutout" })
    #expect(scene.items[page].parent == screen && page < cutout)
    #expect(scene.items[screen].properties.cornerRadii == CornerRadii(all: 40))
    #expect(scene.items[screen].properties.clipsToBounds)
    #expect(try reading.layer("phone").size == Size(1080 / 2.625, 2400 / 2.625))
    #expect(try reading.layer("phone").transform.scale.x == 0.5)
  }

  @Test func `children that a fragment and its user add stand on the same screen`() throws {
    let scene = try SceneReading(
      layers: #"{"use": "phone.json", "id": "p", "children": [{"id": "later"}]}"#,
      files: [
        "phone.json": """
        {"layer": {"ready": {"kind": "device-frame", "device": "iphone-se"}, "id": "x",
          "children": [{"id": "first"}]}}
        """
      ]
    ).scene(at: 0)
    let screen = scene.items.firstIndex { $0.id == "p.x.screen" }
    #expect(scene.item("p.first")?.parent == screen && screen != nil)
    #expect(scene.item("later")?.parent == screen)
  }

  @Test func `inner layers have names only if the layer has one`() throws {
    let reading = reading(#"{"ready": "status-bar"}, {"ready": "status-bar"}"#)
    #expect(try reading.scene(at: 0).items.allSatisfy { $0.id.name.hasPrefix("layer.") })
  }

  @Test func `a touch follows its position, appears and disappears`() throws {
    let reading = reading(
      """
      {"id": "finger", "ready": {"kind": "touch", "from": 200, "until": 600},
       "position": {"from": [0, 0], "to": [100, 0], "duration": 1000, "easing": "linear"}}
      """)
    #expect(try reading.layer("finger", at: 100).opacity == 0)
    #expect(try reading.layer("finger", at: 500).opacity == 1)
    #expect(try reading.layer("finger", at: 500).position == Point(50, 0))
    #expect(try reading.layer("finger", at: 500).transform.scale.x == 1)
    #expect(try reading.layer("finger", at: 900).opacity == 0)
  }

  @Test func `a touch that only leaves is there from the beginning`() throws {
    let reading = reading(#"{"id": "a", "ready": {"kind": "touch", "until": 500}}"#)
    #expect(try reading.layer("a", at: 0).opacity == 1)
    #expect(try reading.layer("a", at: 800).opacity == 0)
  }

  @Test func `an opacity of the layer's own replaces that of the touch`() throws {
    let reading = reading(#"{"id": "a", "ready": {"kind": "touch", "from": 500}, "opacity": 0.5}"#)
    #expect(try reading.layer("a", at: 0).opacity == 0.5)
  }

  @Test func `a caption is as wide as its words, or takes several lines`() throws {
    let reading = reading(
      """
      {"id": "short", "ready": {"kind": "caption", "text": "Tap"}},
      {"id": "long", "ready": {"kind": "caption", "edge": "top", "text":
        "A long sentence that cannot stand in one line of such a narrow canvas as this"}},
      {"id": "wide", "ready": {"kind": "caption", "text": "Tap", "width": 200}}
      """)
    let short = try reading.layer("short").frame
    #expect((60.0...80).contains(short.width) && short.height == 40)
    #expect(short.center.x == 196.5 && short.maxY == 852 - 34 - 16)
    let long = try reading.layer("long").frame
    #expect(long.width == 393 - 32 && long.height == 58 && long.minY == 59 + 16)
    #expect(try reading.layer("wide").size.width == 200)
  }

  @Test func `signs are light on a dark screen, which a variable may choose`() throws {
    let reading = SceneReading(
      """
      {"version": 1, "canvas": {"device": "iphone-15"},
       "vars": {"theme": "dark", "bar": "status-bar"},
       "layers": [{"id": "b", "ready": {"kind": "${bar}", "appearance": "${theme}"}}]}
      """)
    #expect(try reading.layer("b.signal-1").background == .color(.white))
  }

  static let mistakes: [(String, String)] = [
    (#"{"ready": "statusbar"}"#, "layer without an id: unknown ready layer 'statusbar'"),
    (
      #"{"ready": 3}"#,
      "layer without an id: found the number 3, expected the name of a ready layer"
    ),
    (#"{"id": "a", "ready": {"time": "9:00"}}"#, "layer 'a': a ready layer needs 'kind'"),
    (#"{"id": "a", "ready": "caption"}"#, "layer 'a': a caption needs 'text'"),
    (
      #"{"id": "a", "ready": {"kind": "status-bar", "battery": 80}}"#,
      "layer 'a': found 80, expected a number from 0 to 1"
    ),
    (
      #"{"id": "a", "ready": {"kind": "touch", "time": "9:00"}}"#,
      "layer 'a': unknown property 'time'"
    ),
    (
      #"{"id": "a", "ready": {"kind": "status-bar", "device": "iphone-51"}}"#,
      "layer 'a': unknown device 'iphone-51'"
    ),
    (
      #"{"id": "a", "ready": {"kind": "touch", "from": 500, "until": 400}}"#,
      "layer 'a': 'until' lies before 'from'"
    ),
  ]

  @Test(arguments: mistakes)
  func `what is wrong with a ready layer is said where it stands`(
    layer: String, message: String
  ) {
    let reading = reading(layer)
    #expect(reading.document == nil)
    #expect(reading.messages.contains { $0.hasPrefix(message) }, "\(reading.messages)")
  }

  @Test func `a layer is ready or a fragment, not both`() {
    let reading = SceneReading(
      layers: #"{"id": "a", "ready": "touch", "use": "b.json"}"#,
      files: ["b.json": #"{"layer": {}}"#])
    #expect(reading.messages == ["layer 'a': 'use' and 'ready' exclude one another"])
  }

  @Test func `a canvas without a device asks for one`() {
    let reading = SceneReading(layers: #"{"id": "a", "ready": "status-bar"}"#)
    #expect(
      reading.messages.first?.hasPrefix("layer 'a': a status bar needs a 'device'") == true)
  }
}

extension Rect {
  /// Whether both differ by rounding only.
  fileprivate func isClose(to other: Rect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }
}
