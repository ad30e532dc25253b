import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// Makes the layers of a plan that show what two screens share.
struct MatchPlanner {
  private let pairs: [SharedPair]
  private let stage: Stage
  private let style: (SharedPair) -> MatchStyle
  private(set) var layers: [PlanLayer] = []
  private(set) var lifted: Set<LiftedElement> = []

  init(_ pairs: [SharedPair], on stage: Stage, _ style: @escaping (SharedPair) -> MatchStyle) {
    self.pairs = pairs
    self.stage = stage
    self.style = style
    for pair in pairs where parent(of: pair) == nil {
      guard let layer = layer(for: pair, in: nil) else { continue }
      layers.append(layer)
    }
  }

  /// The pair inside of which a pair moves.
  private func parent(of pair: SharedPair) -> SharedPair? {
    guard let (removal, insertion) = pair.both, let key = removal.parent, insertion.parent == key,
      style(pair).nests, let parent = pairs.first(where: { $0.key == key }),
      let around = parent.both, !around.removal.isScreen, !around.insertion.isScreen
    else { return nil }
    let places = [removal, insertion, around.removal, around.insertion].map(\.place.rotation)
    return places.allSatisfy { $0 == .zero } ? parent : nil
  }

  /// What moves from the one place to the other; `nil` for what stays with its screen.
  private mutating func layer(for pair: SharedPair, in parent: SharedPair?) -> PlanLayer? {
    let style = style(pair)
    guard let (removal, insertion) = pair.both else { return loner(pair, style) }
    lifted.formUnion(Role.allCases.map { LiftedElement($0, pair.key) })
    let card = MatchCard(removal, insertion, style, in: parent?.both)
    let inner = pairs.filter { self.parent(of: $0)?.key == pair.key }
      .compactMap { layer(for: $0, in: pair) }
    return card.layer(holding: inner, windowOn: parent == nil ? stage : nil)
  }

  /// What only one of the screens has.
  private mutating func loner(_ pair: SharedPair, _ style: MatchStyle) -> PlanLayer? {
    guard let fade = style.loners else { return nil }
    for role in Role.allCases {
      guard let element = pair[role] else { continue }
      if let parent = element.parent, lifted.contains(LiftedElement(role, parent)) { return nil }
      lifted.insert(LiftedElement(role, pair.key))
      let layer = PlanLayer(still: element, as: role)
      return role == .removal
        ? layer.fading(from: element.opacity, to: 0, fade.leaving)
        : layer.fading(from: 0, to: element.opacity, fade.arriving)
    }
    return nil
  }
}

extension PlanLayer {
  /// A shared element where it stands on its screen.
  fileprivate init(still element: SharedElement, as role: Role) {
    self.init("shared.\(element.key)", of: role, element.key)
    let place = element.place
    properties = element.properties
    properties.anchor = .center
    properties.position = place.frame.center
    properties.zPosition = 0
    properties.transform = LayerTransform(
      scale: [place.scale, place.scale, 1], rotationZ: place.rotation)
    properties.opacity = element.opacity
    isOverlay = true
  }
}
