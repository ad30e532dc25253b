import SegueGeometry
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

@Suite struct SceneReaderTests {
  @Test func `a frame is a size and a place for the anchor`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "frame": [10, 20, 30, 40], "anchor": [0, 1]}"#)
    let layer = try reading.layer("a")
    #expect(layer.position == Point(10, 60))
    #expect(layer.frame == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `a layer that does not say where it stands fills its parent's top left corner`() throws
  {
    let layer = try SceneReading(layers: #"{"id": "a", "size": [30, 40]}"#).layer("a")
    #expect(layer.frame == Rect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `a field is the content of a mask, and its progress moves`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "mask": {"id": "m", "size": [9, 9], "field": {"kind": "circle-open",
         "progress": {"from": 0, "to": 1, "duration": 100, "easing": "linear"}}}}
        """,
      rest: #""defaults": {"field": {"progress": 0.75}}"#)
    for (time, progress) in [(0.0, 0.0), (25, 0.25), (100, 1)] {
      #expect(
        try reading.layer("m", at: time).content
          == .field(WipeMask(.circleOpen, progress: progress)))
    }
  }

  @Test func `defaults speak of fields too`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "field": {"kind": "radial"}}"#,
      rest: #""defaults": {"field": {"progress": 0.75}}"#)
    #expect(try reading.layer("a").content == .field(WipeMask(.radial, progress: 0.75)))
  }

  @Test(arguments: [
    ("true", MotionBlur(shutterAngle: 180, samples: 16)), ("false", nil), ("{}", MotionBlur()),
    (#"{"shutterAngle": 360}"#, MotionBlur(shutterAngle: 360)),
    (#"{"samples": 8, "shutterAngle": 90}"#, MotionBlur(shutterAngle: 90, samples: 8)),
  ])
  func `a canvas says how long the shutter is open`(_ text: String, _ blur: MotionBlur?) throws {
    let reading = SceneReading(
      """
      {"version": 1, "canvas": {"size": [40, 40], "motionBlur": \(text)}, "layers": [{"id": "a"}]}
      """)
    let document = try #require(reading.document)
    #expect(document.scene.motionBlur == blur)
  }

  @Test func `an animated frame moves the size and the place`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "frame": {"from": [0, 0, 100, 100], "to": [10, 20, 30, 40], "duration": 100,
         "easing": "linear"}}
        """)
    #expect(try reading.layer("a", at: 50).frame == Rect(x: 5, y: 10, width: 65, height: 70))
    #expect(try reading.layer("a", at: 100).frame == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `the last value is the layer's own, and shows from the end on`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "opacity": {"from": 0, "to": 0.5, "delay": 100, "duration": 100,
         "easing": "linear"}}
        """)
    #expect(
      try [0, 100, 150, 200, 900].map { try reading.layer("a", at: $0).opacity } == [
        0, 0, 0.25, 0.5, 0.5,
      ])
    #expect(reading.document?.scene.duration == .milliseconds(200))
  }

  @Test func `keyframes spread evenly between those that say when`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "rotate": {"duration": 100, "keyframes": [
          {"value": 0}, {"value": 10, "at": "20%"}, {"value": 20}, {"value": 30, "at": 60},
          {"value": 40}]}}
        """)
    for (time, degrees) in [(0.0, 0.0), (20, 10), (40, 20), (60, 30), (80, 35), (100, 40)] {
      let found = try reading.layer("a", at: time).transform.rotationZ.degrees
      #expect((found - degrees).magnitude < 1e-9)
    }
  }

  @Test func `keyframes with times know how long they take`() throws {
    let reading = SceneReading(
      layers:
        #"{"id": "a", "opacity": {"keyframes": [{"at": 0, "value": 0}, {"at": "0.25s", "value": 1}]}}"#
    )
    #expect(reading.document?.scene.duration == .milliseconds(250))
  }

  @Test func `a spring knows how long it takes`() throws {
    let reading = SceneReading(
      layers: #"{"id": "a", "opacity": {"from": 0, "to": 1, "easing": {"spring": "ios.system"}}}"#)
    let duration = try #require(reading.document?.scene.duration.seconds)
    #expect((duration - 0.5057348843824729).magnitude < 1e-9)
  }

  @Test(arguments: [
    (#"{"stiffness": 100, "damping": 10}"#, 1.4727003346780927),
    (#"{"mass": 3, "stiffness": 1000, "damping": 500}"#, 0.5057348843824729),
    (#"{"duration": 380, "dampingRatio": 0.88, "initialVelocity": 0.3}"#, 0.38),
    (#"{"response": 500, "dampingRatio": 0.85}"#, 0.736651),
    (#"{"duration": 500, "bounce": 0.3}"#, 0.862955),
  ])
  func `springs are written in the numbers of any platform`(spring: String, seconds: Double) throws
  {
    let reading = SceneReading(
      layers: #"{"id": "a", "opacity": {"from": 0, "to": 1, "easing": {"spring": \#(spring)}}}"#)
    let duration = try #require(reading.document?.scene.duration.seconds, "\(reading.messages)")
    #expect((duration - seconds).magnitude < 2e-6)
  }

  @Test func `defaults hold where a layer or an animation says nothing`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "opacity": {"from": 0, "to": 1}},
        {"id": "b", "cornerRadius": 0, "opacity": {"from": 0, "to": 1, "duration": 50}}
        """,
      rest:
        #""defaults": {"layer": {"cornerRadius": 8}, "animation": {"duration": 200, "easing": "linear"}}"#
    )
    #expect(try reading.layer("a").cornerRadii == CornerRadii(all: 8))
    #expect(try reading.layer("b").cornerRadii == .zero)
    #expect(try reading.layer("a", at: 50).opacity == 0.25)
    #expect(try reading.layer("b", at: 50).opacity == 1)
  }

  @Test func `variables keep their type and become words inside words`() throws {
    let reading = SceneReading(
      """
      {"version": 1, "canvas": {"size": [9, 9]},
       "vars": {"n": 3, "half": {"type": "number", "default": 0.5}, "who": {"type": "string", "enum": ["you", "me"], "default": "you"}},
       "layers": [{"id": "a", "opacity": "${half}", "text": "${n} for ${who}, $${n}"}]}
      """, settings: [VariableSetting("who", "me")])
    #expect(try reading.layer("a").opacity == 0.5)
    guard case .text(let text) = try reading.layer("a").content else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "3 for me, ${n}")
  }

  @Test(arguments: [
    ("nobody", "1", "--set: unknown variable 'nobody'"),
    ("half", "much", "--set: variable 'half': found 'much', expected a number"),
    ("who", "they", "--set: variable 'who': found 'they', expected 'you' or 'me'"),
  ])
  func `settings that do not fit are refused`(name: String, text: String, message: String) {
    let reading = SceneReading(
      """
      {"version": 1, "canvas": {"size": [9, 9]},
       "vars": {"half": 0.5, "who": {"type": "string", "enum": ["you", "me"]}}, "layers": []}
      """, settings: [VariableSetting(name, text)])
    #expect(reading.document == nil)
    #expect(reading.messages == [message])
  }

  @Test func `animations outside of layers act after those inside, and groups share a clock`()
    throws
  {
    let reading = SceneReading(
      layers:
        #"{"id": "a", "translateX": {"from": 0, "to": 100, "duration": 100, "easing": "linear"}}"#,
      rest: """
        "animations": [
          {"layer": "a", "property": "translateX", "from": 0, "to": 10, "duration": 100,
           "easing": "linear", "composition": "add"},
          {"layer": "a", "duration": 100, "delay": 100, "group": [
            {"property": "opacity", "from": 1, "to": 0, "easing": "linear"},
            {"property": "rotate", "from": 0, "to": 720, "duration": 50, "easing": "linear"}]}]
        """)
    #expect(try reading.layer("a", at: 50).transform.translation.x == 55)
    #expect(try reading.layer("a", at: 150).opacity == 0.5)
    #expect(try reading.layer("a", at: 125).transform.rotationZ.degrees == 360)
    #expect(reading.document?.scene.duration == .milliseconds(200))
  }

  @Test func `time inside a layer can pass at another speed`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "slow", "time": {"begin": 100, "speed": 0.5}, "children": [
          {"id": "a", "opacity": {"from": 0, "to": 1, "duration": 100, "easing": "linear"}}]}
        """)
    #expect(try [100, 200, 300].map { try reading.layer("a", at: $0).opacity } == [0, 0.5, 1])
    #expect(reading.document?.scene.duration == .milliseconds(300))
  }

  @Test(arguments: [
    ("60", 60, 1), ("\"30000/1001\"", 30000, 1001), ("29.97", 30000, 1001), ("\"25\"", 25, 1),
  ])
  func `frame rates are exact`(fps: String, numerator: Int64, denominator: Int64) throws {
    let reading = SceneReading(
      #"{"version": 1, "canvas": {"size": [9, 9], "fps": \#(fps)}, "layers": []}"#)
    #expect(
      try #require(reading.document).scene.frameRate == FrameRate(numerator, per: denominator))
  }

  @Test(arguments: Device.all) func `a device gives size and scale`(device: Device) throws {
    let reading = SceneReading(
      #"{"version": 1, "canvas": {"device": "\#(device.name)"}, "layers": []}"#)
    let canvas = try #require(reading.document).scene.canvas
    #expect(canvas.size == device.size && canvas.scale == device.scale)
  }

  @Test func `masks, filters and shadows arrive in the model`() throws {
    let reading = SceneReading(
      layers: """
        {"id": "a", "mask": {"id": "m", "size": [5, 5], "background": "black"},
         "maskMode": "luminance-inverted", "blendMode": "xor",
         "filters": [{"blur": 4}, {"hueRotation": {"from": 0, "to": 90, "duration": 100, "easing": "linear"}}],
         "backdropFilters": [{"saturation": 1.8}],
         "shadow": {"color": "#000", "opacity": 0.5, "offset": [1, 2], "blur": 6, "path": "M0 0 H9 V9 Z"}}
        """)
    let scene = try reading.scene(at: 50)
    #expect(scene.items.map(\.isMask) == [false, true])
    let layer = try reading.layer("a", at: 50)
    #expect(layer.filters == [.blur(sigma: 4), .hueRotation(.degrees(45))])
    #expect(layer.backdropFilters == [.saturation(1.8)])
    #expect(layer.maskMode == .luminanceInverted && layer.blendMode == .exclusiveOr)
    #expect(layer.shadow?.sigma == 3)
    #expect(layer.shadow?.path?.elements.count == 4)
  }
}
