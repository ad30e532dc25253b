import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// The box in which a shared thing moves, and what it shows.
struct MatchOverlay {
  private let removal: SharedElement
  private let insertion: SharedElement
  private let style: MatchStyle
  /// The thing inside of which this one moves.
  private let parent: (removal: SharedElement, insertion: SharedElement)?
  private let looks: (removal: CardLooks, insertion: CardLooks)
  private let way: RectArc
  private let stage: TransitionEnvironment

  init(
    _ removal: SharedElement, _ insertion: SharedElement, style: MatchStyle,
    in parent: (removal: SharedElement, insertion: SharedElement)?, on stage: TransitionEnvironment
  ) {
    self.stage = stage
    self.removal = removal
    self.insertion = insertion
    self.style = style
    self.parent = parent
    let isCut = style.clipping == .ancestors
    looks = (CardLooks(removal, isCut: isCut), CardLooks(insertion, isCut: isCut))
    let (start, end) = (removal.place.frame, insertion.place.frame)
    if let parent {
      way = RectArc(
        from: start.offset(by: .zero - parent.removal.place.frame.origin),
        to: end.offset(by: .zero - parent.insertion.place.frame.origin), by: .corners, .linear)
    } else {
      way = RectArc(from: start, to: end, by: style.guide, style.arc)
    }
  }

  /// The box with what it shows, cut as it is on both screens.
  func layer(holding inner: [TransitionLayer]) -> TransitionLayer {
    var card = box(shown + inner)
    if parent == nil, let window {
      return card.seen(through: window, as: removal.key, on: stage)
    }
    card.isOverlay = true
    return card
  }

  // MARK: - The box

  private func box(_ layers: [TransitionLayer]) -> TransitionLayer {
    var card = TransitionLayer(
      "shared.\(removal.key)", layers, on: TransitionEnvironment(size: .zero))
    if layers.count == 1, case .element(let role, let key) = layers[0].content, isPlain(layers[0]) {
      card = TransitionLayer("shared.\(removal.key)", of: role, key)
      card.properties.content = layers[0].properties.content
      card.properties.filters = layers[0].properties.filters
      card.isStill = layers[0].isStill
    }
    card = card.following(
      style.run, resizing: style.resizing,
      turning: (removal.place.rotation, insertion.place.rotation)
    ) { way.rect(at: $0) }.inSteps(style.steps, on: stage)
    if style.blendsLooks {
      card = looks.insertion.blended(from: looks.removal, into: card, style.run)
    } else if style.clips {
      card = looks.insertion.cut(from: looks.removal, card, style.run)
    }
    if style.clips { card.properties.clipsToBounds = true }
    let (before, after) = (removal.opacity, insertion.opacity)
    return card.changing(.opacity, from: .number(before), to: .number(after), style.run)
  }

  /// Returns `true` if the only content of the box is as large as it: then the box itself can show it.
  private func isPlain(_ layer: TransitionLayer) -> Bool {
    style.blendsLooks && layer.movements.allSatisfy { $0.property == .size }
      && layer.properties.transform == .identity && layer.properties.perspective == 0
      && layer.properties.opacity == 1 && layer.properties.blendMode == .normal
  }

  // MARK: - What it shows

  private var shown: [TransitionLayer] {
    switch style.contents {
    case .only(let role): return [content(role)]
    case .both(let fade, let top):
      return top == .insertion ? contents(fade) : contents(fade).reversed()
    case .changes(let fade):
      return removal.looksAlike(insertion) ? [content(.insertion)] : contents(fade)
    case .sum(let fade):
      let both = contents(fade).map { $0.with { $0.blendMode = .plusLighter } }
      var pair = TransitionLayer("image-pair", both, on: TransitionEnvironment(size: .zero))
        .following(style.resizing ?? style.run) { Rect(origin: .zero, size: way.rect(at: $0).size) }
      pair.properties.isIsolated = true
      return [pair]
    }
  }

  /// Both pictures, the arriving one above.
  private func contents(_ fade: ContentFade) -> [TransitionLayer] {
    [
      content(.removal).fading(from: 1, to: 0, fade.leaving),
      content(.insertion).fading(from: 0, to: 1, fade.arriving),
    ]
  }

  /// One of the pictures in the box.
  private func content(_ role: Role) -> TransitionLayer {
    let element = role == .removal ? removal : insertion
    let fit = style.fit.settled(for: element)
    var layer = TransitionLayer(role == .removal ? "old" : "new", of: role, element.key)
    layer.properties = style.blendsLooks ? element.properties.withoutLooks : element.properties
    layer.properties.settle()
    if style.clips, !style.blendsLooks, layer.properties.border.width == 0 {
      // The box cuts the corners; cut twice, they would be too faint.
      layer.properties.cornerRadii = .zero
    }
    layer.isStill = style.freezesOld && role == .removal
    let run = style.resizing ?? style.run
    let layout = { (fraction: Double) in
      let around = way.rect(at: fraction)
      let box = style.geometry.box(of: way.rect(at: role == .removal ? 0 : 1), as: role, in: around)
      var layout = fit.layout(of: element, in: box.size)
      layout.origin = layout.origin + (box.origin - around.origin)
      return layout
    }
    layer = layer.with { $0.anchor = .topLeft }
      .following(.position, run) { [layout($0).origin.x, layout($0).origin.y, 0, 0] }
      .following(.size, run) { [layout($0).size.width, layout($0).size.height, 0, 0] }
      .following(.scale, run) { [layout($0).scale.x, layout($0).scale.y, 0, 0] }
    return style.effects[role].map { showing(layer, as: role, $0) } ?? layer
  }

  /// A picture in a layer as large as the box, which comes or goes with an effect.
  private func showing(
    _ picture: TransitionLayer, as role: Role, _ effect: PictureEffect
  ) -> TransitionLayer {
    TransitionLayer(
      role == .removal ? "leaving" : "arriving", [picture], on: TransitionEnvironment(size: .zero)
    )
    .following(style.resizing ?? style.run, at: effect.origin) {
      Rect(origin: .zero, size: way.rect(at: $0).size)
    }
    .showing(effect, as: role)
  }

  // MARK: - What cuts it

  /// The mask that cuts the box as the boxes around it do on both screens; `nil` where none does.
  private var window: TransitionLayer? {
    let (before, after) = (looks.removal.window, looks.insertion.window)
    if before == nil, after == nil { return nil }
    let all = stage.bounds.union(removal.place.frame).union(insertion.place.frame)
    let (start, end) = (
      before ?? SharedElement.Window(all), after ?? SharedElement.Window(all)
    )
    let way = RectArc(from: start.frame, to: end.frame, by: .corners, .linear)
    return TransitionLayer("window.\(removal.key).mask", on: stage)
      .with {
        $0.background = .color(.white)
        $0.cornerCurve = end.curve
      }
      .following(style.run) { way.rect(at: $0) }
      .changing(
        .cornerRadius, from: .numbers(start.radii.numbers), to: .numbers(end.radii.numbers),
        style.run)
  }
}

extension TransitionLayer {
  /// The layer whose box goes in whole pixels.
  fileprivate func inSteps(
    _ steps: MatchStyle.PixelSteps, on stage: TransitionEnvironment
  ) -> TransitionLayer {
    if steps == .none { return self }
    var layer = self
    for index in movements.indices {
      let property = movements[index].property
      guard property == .position || property == .size && steps == .frame else { continue }
      layer.movements[index].animation.resolution = stage.scale
    }
    return layer
  }
}

extension LayerProperties {
  /// The properties without where the layer stands, whether, and how it meets what is below.
  fileprivate mutating func settle() {
    transform = .identity
    zPosition = 0
    opacity = 1
    isHidden = false
    blendMode = .normal
  }
}

extension SharedElement {
  /// Returns `true` if the elements differ in nothing but their places and looks.
  fileprivate func looksAlike(_ other: SharedElement) -> Bool {
    layer.inside == other.layer.inside
  }
}

extension Layer {
  /// The layer without its name, its place and its looks.
  fileprivate var inside: Layer {
    var layer = Layer("", mask: mask?.nameless, children: children.map(\.nameless))
    layer.properties.content = properties.content
    layer.properties.maskMode = properties.maskMode
    layer.properties.filters = properties.filters
    return layer
  }

  private var nameless: Layer {
    var layer = self
    layer.id = ""
    layer.match = nil
    layer.mask = mask?.nameless
    layer.children = children.map(\.nameless)
    return layer
  }
}
