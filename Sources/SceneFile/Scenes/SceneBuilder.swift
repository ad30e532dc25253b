import SegueMotion
import SegueSceneGraph

/// Makes an animated scene of what its author wrote, and reports what does not fit together.
struct SceneBuilder {
  private let draft: SceneDraft
  /// Where each name has been given first.
  private var places: [String: (index: Int, place: SourcePlace)] = [:]
  private var timeline = Timeline()
  private var nextIndex = 0
  private let assets: Set<AssetID>
  /// Where each family of fonts is named first.
  private(set) var families: [FamilyMention] = []
  private var familyNames: Set<String> = []

  init(_ draft: SceneDraft) {
    self.draft = draft
    assets = Set(draft.assets.map(\.id))
  }

  /// The most frames of a film.
  static let frameLimit = 216_000

  /// The scene; `nil` when its parts do not fit together.
  mutating func scene(_ reading: inout Reading) -> AnimatedScene? {
    let layers = draft.layers.enumerated().map { index, layer in
      self.layer(layer, id: "layer.\(index + 1)", &reading)
    }
    let tree = LayerTree(layers)
    for node in draft.tracks {
      let track = TrackRules.track(node, &reading) { [places] name in
        places[name].map { tree.nodes[$0.index].properties }
      }
      if let track { add(track, to: tree, &reading) }
    }
    guard let canvas = draft.canvas?.canvas, let frameRate = draft.canvas?.frameRate else {
      return nil
    }
    let epoch = Epoch(tree: tree, timeline: timeline)
    guard let duration = duration(epoch, frameRate, &reading) else { return nil }
    checkMarks(duration, &reading)
    return AnimatedScene(
      canvas: canvas, frameRate: frameRate, duration: duration, marks: draft.marks.map(\.mark),
      epochs: [epoch])
  }

  // MARK: - Layers

  /// The layer, its animations put on the timeline.
  ///
  /// Layers are visited in document order, so that counting gives the index that each will have in
  /// the tree.
  private mutating func layer(
    _ draft: LayerDraft, id: String, _ reading: inout Reading
  ) -> Layer {
    let index = nextIndex
    nextIndex += 1
    let id = draft.id ?? id
    register(id, index, draft, &reading)
    for family in draft.families where familyNames.insert(family.name).inserted {
      families.append(family)
    }
    reading.inside(draft.source, "layer \(Quote(id))") { reading in
      add(draft.movements, index, &reading)
      for asset in draft.assets { check(asset, &reading) }
    }
    if let clock = draft.clock { timeline.setClock(clock, ofLayer: index) }
    let mask = draft.mask.first.map { layer($0, id: "\(id).mask", &reading) }
    let children = draft.children.enumerated().map { index, child in
      layer(child, id: "\(id).\(index + 1)", &reading)
    }
    return Layer(LayerID(id), draft.properties, mask: mask, children: children)
  }

  private mutating func register(
    _ id: String, _ index: Int, _ draft: LayerDraft, _ reading: inout Reading
  ) {
    if let first = places[id] {
      reading.inside(draft.source, "layer \(Quote(id))") { reading in
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
    _ movements: [LayerDraft.Movement], _ layer: Int, _ reading: inout Reading
  ) {
    var turns: [Animation] = []
    for movement in movements {
      reading.inside(movement.source, reading.subject) { reading in
        guard let animation = movement.animation.animation(&reading) else { return }
        timeline.add(animation, of: movement.property, onLayer: layer)
        turns += [movement.animation.turn(besides: animation)].compactMap(\.self)
      }
    }
    for turn in turns { timeline.add(turn, of: .rotate, onLayer: layer) }
  }

  private func check(_ reference: AssetReference, _ reading: inout Reading) {
    if assets.contains(reference.id) { return }
    reading.inside(reference.source, reading.subject) { reading in
      reading.report(
        "unknown asset \(Quote(reference.id.name))", at: reference.range,
        hint: Expected.hint(for: reference.id.name, among: draft.assets.map(\.id.name))
          ?? "name its file under 'assets'")
    }
  }

  // MARK: - Animations outside of layers

  private mutating func add(
    _ track: TrackDraft, to tree: LayerTree, _ reading: inout Reading
  ) {
    guard let name = track.layer else { return }
    guard let layer = places[name]?.index else {
      reading.report(
        "unknown layer \(Quote(name))", at: track.layerRange,
        hint: Expected.hint(for: name, among: tree.nodes.map(\.id.name)))
      return
    }
    let properties = tree.nodes[layer].properties
    if track.members.isEmpty {
      for member in animations(track, properties, &reading) {
        timeline.add(member.animation, of: member.property, onLayer: layer)
      }
    } else if let group = group(track, properties, &reading) {
      timeline.add(group, onLayer: layer)
    }
  }

  /// The animation of a track, and the one that turns its layer along an outline.
  private func animations(
    _ track: TrackDraft, _ properties: LayerProperties, isMember: Bool = false,
    _ reading: inout Reading
  ) -> [AnimationGroup.Member] {
    guard let property = track.property else { return [] }
    guard properties[property] != nil else {
      reading.report(
        "the layer has no \(Quote(property.name)) that could be moved", at: track.range,
        hint: "give the layer one first")
      return []
    }
    var draft = track.animation
    if isMember, draft.duration == nil, !draft.knowsItsLength { draft.duration = .zero }
    guard let animation = draft.animation(&reading) else { return [] }
    let turn = draft.turn(besides: animation).map { AnimationGroup.Member(.rotate, $0) }
    return [AnimationGroup.Member(property, animation)] + [turn].compactMap(\.self)
  }

  private func group(
    _ track: TrackDraft, _ properties: LayerProperties, _ reading: inout Reading
  ) -> AnimationGroup? {
    let members = track.members.flatMap {
      animations($0, properties, isMember: true, &reading)
    }
    guard case .easing(let easing) = track.animation.pace ?? .linear else {
      reading.report(
        "a group cannot follow a spring", at: track.range, hint: "give the spring to its members")
      return nil
    }
    var draft = track.animation
    if draft.duration == nil {
      draft.duration = members.compactMap(\.animation.timing.end).max().flatMap {
        $0 > .zero ? $0 : nil
      }
    }
    guard let duration = draft.length(&reading) else { return nil }
    let timing = Timing(
      begin: draft.delay, duration: duration, speed: draft.speed, offset: draft.offset,
      repeatCount: draft.repeatCount, repeatDuration: draft.repeatDuration,
      autoreverses: draft.autoreverses, fill: draft.fill)
    return AnimationGroup(GroupTiming(timing, easing: easing), members)
  }

  // MARK: - The film

  private func duration(
    _ epoch: Epoch, _ frameRate: FrameRate, _ reading: inout Reading
  ) -> Time? {
    guard let duration = draft.duration ?? epoch.end else {
      reading.report(
        "the scene needs a 'duration', because one of its animations never ends",
        at: reading.openingRange)
      return nil
    }
    let count = frameRate.frameCount(for: duration)
    guard duration <= .seconds(3600), count <= Self.frameLimit else {
      reading.report(
        "the film has \(count) frames in \(duration.seconds.shortest) s: at most"
          + " \(Self.frameLimit) in 3600 s",
        at: draft.durationRange ?? reading.openingRange)
      return nil
    }
    return duration
  }

  private func checkMarks(_ duration: Time, _ reading: inout Reading) {
    for mark in draft.marks where mark.mark.time > duration {
      reading.report(
        "mark \(Quote(mark.mark.name)) lies after the end of the film", at: mark.range,
        hint: "the film takes \(duration.milliseconds.shortest) ms")
    }
  }
}

extension Reading {
  /// Reports with `source` as the file and `subject` as what is being read.
  mutating func inside(
    _ source: SourceText, _ subject: String?, _ body: (inout Reading) -> Void
  ) {
    let outer = (self.source, self.subject)
    (self.source, self.subject) = (source, subject)
    body(&self)
    (self.source, self.subject) = outer
  }

  /// The bracket that opens the scene.
  fileprivate var openingRange: SourceRange {
    fragments.stack.first?.root.openingRange ?? SourceRange(at: 0)
  }
}
