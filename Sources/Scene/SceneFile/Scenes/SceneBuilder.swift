import SegueGeometry
import SegueJSON
import SegueMotion
import SegueNavigationGraph
import SegueSceneGraph
import SegueTextSupport
import SegueTransitions

/// Makes an animated scene of what its author wrote, and reports what does not fit together.
struct SceneBuilder {
  private let draft: SceneDraft
  private(set) var builder: LayerTreeBuilder
  var timeline = Timeline()
  /// The animations of the scene that numbers lead.
  var led = LedAnimations()

  init(_ draft: SceneDraft) {
    self.draft = draft
    assets = draft.assets
    builder = LayerTreeBuilder(draft.assets)
  }

  /// First mention of each font family.
  var families: [FamilyMention] { builder.families }

  /// The screens and the ways between them; `nil` for a scene of layers.
  private(set) var map: NavigationGraph?
  /// Expectations of the film.
  private(set) var expectations: [PlacedExpectation] = []
  /// Accepted audit findings: in the film, and in each step.
  private(set) var acceptances: [PlacedAcceptance] = []
  /// The transitions of a flow, as they pass.
  private(set) var transitions: [PlacedTransition] = []
  /// True if all of the film is mirrored.
  private(set) var isMirrored = false
  /// The part of the canvas that the app has, and what of it the system's bars cover.
  private(set) var stage = (box: Rect(x: 0, y: 0, width: 0, height: 0), safeArea: Insets.zero)

  /// The files that the scene uses: those it names, and the pictures that stand for screens.
  private(set) var assets: [Asset]

  /// Position of each layer's text.
  var texts: [TextMention] { builder.texts }
  /// The words of each status bar.
  var statusBars: [String] { builder.statusBars }
  /// Position of each layer's description.
  var layerPlaces: [String: SourcePosition] { builder.places.mapValues(\.place) }

  /// The scene; `nil` when its parts do not fit together.
  mutating func scene(_ reading: inout ReadContext) -> AnimatedScene? {
    let size = draft.canvas?.canvas?.size ?? .zero
    let bars = draft.bars.enumerated().map { $1.layer($0, on: size.height) }
    checkCenters(draft.layers + draft.screens.flatMap(\.value.layers), on: size, &reading)
    let (layers, timeline) = builder.layers(bars + draft.layers, named: "layer", &reading)
    let made =
      draft.screens.isEmpty
      ? scene(LayerTree(layers), timeline: timeline, &reading)
      : film(under: layers, timeline: timeline, &reading)
    guard var scene = made else { return nil }
    if let duration = draft.duration { scene.duration = duration }
    isMirrored =
      draft.direction == .mirrored || reading.mirrors && draft.direction == .leftToRight
    if isMirrored { scene = scene.mirrored }
    guard isBounded(scene, &reading) else { return nil }
    checkMarks(scene.duration, &reading)
    scene.marks = draft.marks.map(\.mark) + scene.marks
    expectations = draft.expectations.compactMap { $0.placed() } + expectations
    if isMirrored { expectations = expectations.map(\.mirrored) }
    acceptances = draft.acceptances.compactMap { $0.placed() } + acceptances
    let names = scene.epochs.flatMap { $0.tree.nodes.map(\.id) }
    checkExpectations(among: names, &reading)
    var framed = draft.canvas?.framed(scene) ?? scene
    framed.motionBlur = draft.canvas?.motionBlur
    stage = stage(of: framed)
    return framed
  }

  /// Reports expectations of layers that are not there.
  private func checkExpectations(among names: [LayerID], _ reading: inout ReadContext) {
    let drafts = draft.expectations + draft.steps.flatMap(\.expectations)
    if drafts.isEmpty { return }
    var known: Set<LayerID> = []
    let names = names.filter { known.insert($0).inserted }
    for expectation in drafts { expectation.check(among: names, &reading) }
  }

  /// The part of the canvas that the app has.
  private func stage(of film: AnimatedScene) -> (Rect, Insets) {
    let safeArea = draft.canvas?.safeArea ?? draft.canvas?.device?.safeArea ?? .zero
    let whole = Rect(origin: .zero, size: film.canvas.size)
    guard draft.canvas?.frame != nil else { return (whole, safeArea) }
    let scene = film.scene(at: .zero)
    let item = scene.item(DeviceSurround.holder) ?? scene.item(DeviceSurround.screen)
    let quad = item.flatMap { scene.projection(of: $0).map($0.properties.bounds) }
    return (quad?.boundingBox ?? whole, safeArea)
  }

  /// A scene of layers that stay.
  private mutating func scene(
    _ tree: LayerTree, timeline: Timeline, _ reading: inout ReadContext
  ) -> AnimatedScene? {
    (self.timeline, led) = (timeline, builder.led)
    for node in draft.tracks {
      let track = TrackRules.track(node, &reading) { [builder] name in
        builder.places[name].map { tree.nodes[$0.index].properties }
      }
      if let track { add(track, to: tree, &reading) }
    }
    self.timeline = led.resolved(self.timeline, in: tree, &reading)
    guard let canvas = draft.canvas?.canvas, let frameRate = draft.canvas?.frameRate else {
      return nil
    }
    let epoch = Epoch(tree: tree, timeline: self.timeline)
    guard let duration = draft.duration ?? epoch.end else {
      reading.report(
        "the scene needs a 'duration', because one of its animations never ends",
        at: reading.openingRange, hint: "such as \"duration\": 3000")
      return nil
    }
    return AnimatedScene(
      canvas: canvas, frameRate: frameRate, duration: duration, epochs: [epoch])
  }

  /// A scene of screens that are exchanged, below layers that stay.
  private mutating func film(
    under layers: [Layer], timeline: Timeline, _ reading: inout ReadContext
  ) -> AnimatedScene? {
    let inks = builder.inks
    let foreground = Screen(
      "foreground", layers: layers,
      timeline: builder.led.resolved(timeline, in: LayerTree(layers), &reading))
    var screens: [Screen] = []
    for named in draft.screens { screens.append(screen(named, &reading)) }
    guard let canvas = draft.canvas, let area = canvas.canvas else { return nil }
    var flow = FlowBuilder(draft, screens: screens, on: canvas.stage(area, for: draft, reading))
    let film = flow.film(
      on: area, at: canvas.frameRate, under: foreground, inks: inks, reading: &reading)
    (expectations, acceptances) = (flow.expectations, flow.acceptances)
    (transitions, map) = (flow.transitions, flow.map)
    return film
  }

  private mutating func screen(_ named: Named<ScreenDraft>, _ reading: inout ReadContext) -> Screen
  {
    builder.beginScreen(sharing: named.value.match, reading)
    let (layers, timeline) = builder.layers(named.value.layers, named: named.name, &reading)
    var screen = Screen(
      LayerID(named.name), background: named.value.background, layers: layers,
      timeline: builder.led.resolved(timeline, in: LayerTree(layers), &reading),
      statusBar: named.value.statusBar)
    if let picture = named.value.picture { screen.show(asset(picture)) }
    screen.values = named.value.values
    screen.match = named.value.match.map { MatchKey($0.name) }
    screen.matchClasses = named.value.match?.classes ?? []
    return screen
  }

  /// The file that a screen is a picture of: one that has a name, or the one at a path.
  private mutating func asset(_ picture: AssetRules.Mention) -> AssetID {
    let id = AssetID(picture.path)
    if !assets.contains(where: { $0.id == id }) {
      assets.append(Asset(id: id, path: picture.path, place: picture.place))
    }
    return id
  }

  // MARK: - The film

  private func isBounded(_ scene: AnimatedScene, _ reading: inout ReadContext) -> Bool {
    guard let excess = scene.excess else { return true }
    reading.report(excess, at: draft.durationRange ?? reading.openingRange)
    return false
  }

  private func checkMarks(_ duration: Time, _ reading: inout ReadContext) {
    for mark in draft.marks where mark.mark.time > duration {
      reading.report(
        "mark \(Quote(mark.mark.name)) lies after the end of the film", at: mark.range,
        hint: "the film takes \(duration.milliseconds.shortest) ms")
    }
  }
}

extension Screen {
  /// Makes the screen a picture that covers the stage, before white.
  fileprivate mutating func show(_ asset: AssetID) {
    background = .color(.white)
    var image = ImageContent(asset)
    image.mode = .fill
    content = .image(image)
  }
}

extension ReadContext {
  /// The bracket that opens the scene.
  var openingRange: SourceRange {
    fragments.stack.first?.root.openingRange ?? SourceRange(at: 0)
  }
}

/// Boxes whose position was probably meant as that of their corner.
extension SceneBuilder {
  /// Warns of layers that rest half outside of the canvas at its top left.
  func checkCenters(_ layers: [LayerDraft], on canvas: Size, _ reading: inout ReadContext) {
    for layer in layers where layer.isCornerCentered(on: canvas) {
      reading.inside(layer.source, subject: layer.title) { reading in
        reading.report(
          "the layer stands partly outside of the canvas, at its top left", at: layer.range,
          severity: .warning,
          hint: "'position' says where the center is; a 'frame', or \"anchor\": [0, 0], where the"
            + " corner is")
      }
    }
  }
}

extension LayerDraft {
  /// Returns `true` if the layer's center stands where its corner would make sense: all of it would be on the
  /// canvas.
  fileprivate func isCornerCentered(on canvas: Size) -> Bool {
    let (box, place) = (properties.frame, properties.position)
    let isStill = movements.allSatisfy { movement in
      ![.place, .extents, .transform].contains(movement.property.part)
    }
    let plain = LayerProperties()
    let isInPlace = [Property.translate, .scale, .rotate].allSatisfy {
      properties[$0] == plain[$0]
    }
    return isPositioned && !isReady && isStill && properties.anchor == .center
      && isInPlace && box.minX < 0 && box.minY < 0
      && place.x >= 0 && place.y >= 0 && place.x + box.width <= canvas.width
      && place.y + box.height <= canvas.height
  }
}
