import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import SegueTextSupport

/// Makes layers of what their author wrote, and reports what does not fit together.
struct LayerTreeBuilder {
  /// First occurrence of each name.
  private(set) var places: [String: (index: Int, place: SourcePosition)] = [:]
  /// Animations of the layers of the tree under construction.
  private(set) var timeline = Timeline()
  /// Those of them that numbers lead.
  private(set) var led = LedAnimations()
  /// The colors in the tree that is being made that follow the screen below.
  private(set) var inks: [StatusBarInk] = []
  /// The words of each status bar.
  private(set) var statusBars: [String] = []
  /// First mention of each font family.
  private(set) var families: [FamilyMention] = []
  /// Position of each layer's text.
  private(set) var texts: [TextMention] = []
  /// The layers because of whose size others stand where they do.
  private(set) var layoutDeciders: Set<String> = []
  private var nextIndex = 0
  /// First occurrence of each name of an element that a screen shares.
  private var matches: [String: SourcePosition] = [:]
  private var familyNames: Set<String> = []
  private let assets: [AssetID: Asset]
  private let assetNames: [String]

  init(_ assets: [Asset]) {
    self.assets = Dictionary(assets.map { ($0.id, $0) }) { first, _ in first }
    assetNames = assets.map(\.id.name)
  }

  /// The layers of a tree and what moves in them; those without a name are called after `name`.
  mutating func layers(
    _ drafts: [LayerDraft], named name: String, _ reading: inout ReadContext
  ) -> (layers: [Layer], timeline: Timeline) {
    (nextIndex, timeline, inks, led) = (0, Timeline(), [], LedAnimations())
    let layers = drafts.enumerated().map { index, draft in
      layer(draft, id: "\(name).\(index + 1)", &reading)
    }
    return (layers, timeline)
  }

  /// The layer, its animations put on the timeline.
  ///
  /// Layers are visited in document order, so that counting gives the index that each will have in
  /// the tree.
  private mutating func layer(
    _ draft: LayerDraft, id: String, _ reading: inout ReadContext
  ) -> Layer {
    let index = nextIndex
    nextIndex += 1
    let id = draft.id ?? id
    register(id, at: index, draft: draft, reading: &reading)
    register(draft.match, draft: draft, &reading)
    for family in draft.families where familyNames.insert(family.name).inserted {
      families.append(family)
    }
    if let place = draft.textPlace { texts.append(TextMention(layer: id, place: place)) }
    var draft = draft
    let pieces = draft.takeTextPieces(named: id)
    reading.inside(draft.source, subject: "layer \(Quote(id))") { reading in
      add(draft.movements, to: index, &reading)
      for asset in draft.assets { check(asset, &reading) }
    }
    if draft.isStatusBarWords { statusBars.append(id) }
    if draft.decidesLayout { layoutDeciders.insert(id) }
    if let clock = draft.clock { timeline.setClock(clock, ofLayer: index) }
    if let bar = draft.bar { inks.append(StatusBarInk(movingBar: bar.index, by: bar.way, index)) }
    inks += draft.inks.compactMap { StatusBarInk(of: $0, onLayer: index, dark: draft.properties) }
    let mask = draft.mask.first.map { layer($0, id: "\(id).mask", &reading) }
    let letters = pieces.map { layer($0, id: id, &reading) }
    let children = draft.children.enumerated().map { index, child in
      layer(child, id: "\(id).\(index + 1)", &reading)
    }
    let key = draft.match.map { MatchKey($0.name) }
    return Layer(LayerID(id), draft.properties, mask: mask, children: letters + children)
      .matched(key, classes: draft.match?.classes ?? [])
  }

  /// Begins with another screen, all of which may be a picture of something.
  mutating func beginScreen(sharing match: SharedMention?, _ reading: ReadContext) {
    matches = [:]
    if let match { matches[match.name] = reading.source.place(match.range) }
  }

  /// Reports a second layer of a screen with the same key: nobody could tell which of them moves.
  private mutating func register(
    _ match: SharedMention?, draft: LayerDraft, _ reading: inout ReadContext
  ) {
    guard let match else { return }
    guard let first = matches[match.name] else {
      matches[match.name] = draft.source.place(match.range)
      return
    }
    reading.inside(draft.source, subject: reading.subject) { reading in
      reading.report(
        "the screen has \(Quote(match.name)) twice", at: match.range,
        hint: "one layer of each screen is the picture of a thing; number copies, as in"
          + " \"photo-${index}\"",
        related: [.init("first used here", at: first)])
    }
  }

  private mutating func register(
    _ id: String, at index: Int, draft: LayerDraft, reading: inout ReadContext
  ) {
    if let first = places[id] {
      reading.inside(draft.source, subject: "layer \(Quote(id))") { reading in
        reading.report(
          "this name is already taken", at: draft.range, hint: "names are unique in a scene",
          related: [.init("first used here", at: first.place)])
      }
    } else {
      places[id] = (index, draft.source.place(draft.range))
    }
  }

  /// Turns along outlines come last: they are added to the layer's own turn, wherever the file has
  /// that.
  private mutating func add(
    _ movements: [LayerDraft.Movement], to layer: Int, _ reading: inout ReadContext
  ) {
    var turns: [(draft: AnimationDraft, animation: Animation)] = []
    for movement in movements {
      reading.inside(movement.source, subject: reading.subject) { reading in
        guard let animation = movement.animation.animation(&reading) else { return }
        note(movement.animation, reading)
        timeline.add(animation, of: movement.property, onLayer: layer)
        turns += [movement.animation.turn(besides: animation)].compactMap(\.self).map {
          (movement.animation, $0)
        }
      }
    }
    for turn in turns {
      note(turn.draft, reading)
      timeline.add(turn.animation, of: .rotate, onLayer: layer)
    }
  }

  /// Remembers the number that leads the animation that comes next.
  private mutating func note(_ draft: AnimationDraft, _ reading: ReadContext) {
    guard let progress = draft.progress else { return }
    led.add(progress, to: timeline, lasting: AnimationDraft.ledSpan, reading)
  }

  private func check(_ reference: AssetReference, _ reading: inout ReadContext) {
    reading.inside(reference.source, subject: reading.subject) { reading in
      if let asset = assets[reference.id] {
        if let complaint = reference.complaint(about: asset.path) {
          reading.report(complaint, at: reference.range)
        }
        return
      }
      reading.report(
        "unknown asset \(Quote(reference.id.name))", at: reference.range,
        hint: hint(for: reference))
    }
  }

  private func hint(for reference: AssetReference) -> String {
    let name = reference.id.name
    switch reference.purpose {
    case .picture:
      return Expected.hint(for: name, among: assetNames) ?? "name its file under 'assets'"
    case .font:
      return Spelling.question(for: name, among: assetNames)
        ?? "'font' names a file under 'assets'; \"family\": \"\(name)\" is a font of the machine"
    }
  }
}

extension StatusBarInk {
  /// The place of a bar, which is so far away where it is gone.
  fileprivate init(movingBar bar: Int, by way: Double, _ layer: Int) {
    self.init(of: .translateY, onLayer: layer, dark: .number(way), light: .number(0))
    self.bar = bar
  }

  /// The color of a layer that has it for dark words; it covers as much where they are light.
  fileprivate init?(of property: Property, onLayer layer: Int, dark properties: LayerProperties) {
    let light: (Color) -> Color = { Color(white: 1, alpha: $0.alpha) }
    switch properties[property] {
    case .paint(.color(let color)):
      self.init(
        of: property, onLayer: layer, dark: .paint(.color(color)),
        light: .paint(.color(light(color))))
    case .numbers(let numbers):
      self.init(
        of: property, onLayer: layer, dark: .numbers(numbers),
        light: .color(light(Color(components: numbers))))
    default: return nil
    }
  }
}
