import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// Makes the layers of a plan that show what two screens share.
struct MatchPlanner {
  private let stage: TransitionEnvironment
  private let styles: [MatchKey: MatchStyle]
  /// The pairs that move inside of another one's box, by the key of that one.
  private var inner: [MatchKey: [SharedPair]] = [:]
  /// The pairs whose pictures stay in their screens.
  private var staying: [MatchKey: InPlaceMatch] = [:]
  private(set) var layers: [TransitionLayer] = []
  private(set) var lifted: Set<HoistedElement> = []

  /// - Parameter pairs: in the order in which they are drawn, unless their styles say otherwise.
  init(_ pairs: [SharedPair], on stage: TransitionEnvironment, _ style: (SharedPair) -> MatchStyle)
  {
    self.stage = stage
    let styles = Dictionary(pairs.map { ($0.key, style($0)) }) { first, _ in first }
    self.styles = styles
    let known = Dictionary(pairs.map { ($0.key, $0) }) { first, _ in first }
    for pair in pairs {
      guard let (removal, insertion) = pair.both, let style = styles[pair.key] else { continue }
      let inner = InPlaceMatch(removal, insertion, style: style, on: stage)
      if isCarried(pair) || isFree(pair, known) { staying[pair.key] = inner }
    }
    let order = pairs.enumerated().sorted {
      let heights = [$0, $1].map { styles[$0.element.key]?.zIndex ?? 0 }
      return heights[0] == heights[1] ? $0.offset < $1.offset : heights[0] < heights[1]
    }.map(\.element)
    var outer: [SharedPair] = []
    for pair in order {
      if let parent = parent(of: pair, among: known) {
        inner[parent, default: []].append(pair)
      } else if !isHeld(pair, known) {
        outer.append(pair)
      }
    }
    for pair in outer {
      if let layer = layer(for: pair, in: nil) { layers.append(layer) }
    }
    var room = SiblingShift(besides: layers.compactMap(\.part), on: stage)
    for pair in pairs { if let style = styles[pair.key] { room.makeRoom(for: pair, style) } }
    layers += room.layers
  }

  /// The pair inside of which a pair moves.
  private func parent(of pair: SharedPair, among known: [MatchKey: SharedPair]) -> MatchKey? {
    guard let (removal, insertion) = pair.both, let style = styles[pair.key],
      let key = style.grouping.map({ group(of: pair, by: $0, among: known) })
        ?? (style.nests && style.clipping != .none && insertion.parent == removal.parent
          ? removal.parent : nil),
      staying[key] == nil, let around = known[key]?.both, !around.removal.isScreen,
      !around.insertion.isScreen
    else { return nil }
    let places = [removal, insertion, around.removal, around.insertion].map(\.place.rotation)
    return places.allSatisfy { $0 == .zero } ? key : nil
  }

  /// Returns the group inside of which a pair's group moves, of those around its arriving picture; `nil` for none.
  private func group(
    of pair: SharedPair, by grouping: MatchStyle.Grouping, among known: [MatchKey: SharedPair]
  ) -> MatchKey? {
    var around: [MatchKey] = []
    var next = pair.insertion?.parent
    while let key = next, let outer = known[key], !around.contains(key) {
      around.append(key)
      next = outer.insertion?.parent
    }
    switch grouping {
    case .nearest: return around.first
    case .named(let name) where around.contains(name): return name
    case .normal, .contain, .named:
      return around.first { styles[$0]?.grouping?.contains ?? false }
    }
  }

  /// Returns `true` if nothing around an element moves or leaves on either screen.
  private func isFree(_ pair: SharedPair, _ known: [MatchKey: SharedPair]) -> Bool {
    Role.allCases.allSatisfy { role in
      var outer = pair[role]?.parent
      while let key = outer, let around = known[key] {
        if around.both != nil || styles[key]?.loners != nil { return false }
        outer = around[role]?.parent
      }
      return true
    }
  }

  /// Returns `true` if an element is inside of the same one on both screens, and that stays there.
  private func isCarried(_ pair: SharedPair) -> Bool {
    guard let (removal, insertion) = pair.both, let key = removal.parent else { return false }
    return insertion.parent == key && staying[key] != nil
  }

  /// Returns `true` if an element that one screen lacks is inside of one that leaves its screen, or both are to
  /// stay in their screens: it moves with that one.
  private func isHeld(_ pair: SharedPair, _ known: [MatchKey: SharedPair]) -> Bool {
    if pair.both != nil { return staying[pair.key] != nil && isCarried(pair) }
    guard let style = styles[pair.key],
      style.grouping.map({ group(of: pair, by: $0, among: known) != nil }) ?? style.nests,
      let key = (pair.insertion ?? pair.removal)?.parent, let around = known[key]
    else { return false }
    return around.both != nil || styles[key]?.loners != nil || isHeld(around, known)
  }

  /// Returns the layer that moves from the one place to the other; `nil` for an element that stays with its
  /// screen.
  private mutating func layer(for pair: SharedPair, in parent: SharedPair?) -> TransitionLayer? {
    guard let style = styles[pair.key] else { return nil }
    guard let (removal, insertion) = pair.both else { return loner(pair, style) }
    if let inner = staying[pair.key] {
      lifted.formUnion(inner.lifted)
      layers += inner.layers
      return nil
    }
    lifted.formUnion(Role.allCases.map { HoistedElement($0, pair.key) })
    let card = MatchOverlay(removal, insertion, style: style, in: parent?.both, on: stage)
    let inside = (inner[pair.key] ?? []).compactMap { layer(for: $0, in: pair) }
    return card.layer(holding: inside)
  }

  /// Returns the layer of an element that only one of the screens has.
  private mutating func loner(_ pair: SharedPair, _ style: MatchStyle) -> TransitionLayer? {
    guard let loners = style.loners else { return nil }
    for role in Role.allCases {
      guard let element = pair[role] else { continue }
      lifted.insert(HoistedElement(role, pair.key))
      let still = TransitionLayer(still: element, as: role, freezing: style.freezesOld)
      return still.coming(as: role, element, loners[role])
        .cut(
          by: style.clipping == .ancestors ? element.window : nil, named: element.key, on: stage)
    }
    return nil
  }
}

extension TransitionLayer {
  /// A shared element where it stands on its screen.
  fileprivate init(still element: SharedElement, as role: Role, freezing: Bool) {
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
    isStill = freezing && role == .removal
  }

  /// The layer of an element that comes or goes.
  fileprivate func coming(
    as role: Role, _ element: SharedElement, _ effect: ElementEffect?
  ) -> TransitionLayer {
    guard let effect else { return self }
    let (run, place) = (effect.stretch.run, element.place)
    let turn = place.rotation.degrees
    let away = { (rest: Value, outside: Value) in
      role == .removal ? (rest, outside) : (outside, rest)
    }
    let seen = [element.opacity, element.opacity * effect.opacity]
    let (shift, scale, angle) = (
      away(.pair(0, 0), .pair(effect.translation.dx, effect.translation.dy)),
      away(
        .pair(place.scale, place.scale),
        .pair(place.scale * effect.scale.x, place.scale * effect.scale.y)),
      away(.number(turn), .number(turn + effect.rotation.degrees))
    )
    let moved = changing(.translate, from: shift.0, to: shift.1, run)
      .changing(.scale, from: scale.0, to: scale.1, run)
      .changing(.rotate, from: angle.0, to: angle.1, run)
    if effect.opacity == 1 { return moved }
    return role == .removal
      ? moved.fading(from: seen[0], to: seen[1], effect.stretch)
      : moved.fading(from: seen[1], to: seen[0], effect.stretch)
  }

  /// The layer behind a window that does not move.
  fileprivate func cut(
    by window: SharedElement.Window?, named key: MatchKey, on stage: TransitionEnvironment
  ) -> TransitionLayer {
    guard let window else { return self }
    let mask = TransitionLayer("window.\(key).mask", on: stage).with {
      $0.background = .color(.white)
      $0.cornerRadii = window.radii
      $0.cornerCurve = window.curve
      $0.frame = window.frame
    }
    return seen(through: mask, as: key, on: stage)
  }
}

/// Lets what comes after a picture on its screen make room as the place of the picture changes its size.
///
/// Screens have a fixed layout. As in a column, what lies below the picture in the same layer goes down
/// with the lower side of its place; as in a row, what lies beside it goes along with the right side.
private struct SiblingShift {
  /// Maximum number of layers that make room in a transition, so that a page of a thousand pictures stays
  /// possible.
  private static let limit = 5000

  private let stage: TransitionEnvironment
  /// The layers that do not make room, nor what is around them, because they have ways of their own; in
  /// order.
  private let others: [Role: [Int]]
  private(set) var layers: [TransitionLayer] = []

  init(besides others: [ScreenPart], on stage: TransitionEnvironment) {
    self.others = Dictionary(grouping: others, by: \.role).mapValues { $0.map(\.index).sorted() }
    self.stage = stage
  }

  /// Makes room on both screens for a pair whose places are as large as its box.
  mutating func makeRoom(for pair: SharedPair, _ style: MatchStyle) {
    guard style.placeholder == .animated, let (removal, insertion) = pair.both else { return }
    let way = RectArc(
      from: removal.place.frame, to: insertion.place.frame, by: style.guide, style.arc)
    for (role, element) in [(Role.removal, removal), (.insertion, insertion)] {
      makeRoom(for: element, as: role, style) { way.rect(at: $0).size }
    }
  }

  private mutating func makeRoom(
    for element: SharedElement, as role: Role, _ style: MatchStyle, _ size: (Double) -> Size
  ) {
    guard
      let own = element.siblings.first(where: { $0.indices.lowerBound == element.index })
    else { return }
    let (rest, unit) = (element.place.frame.size, element.unit)
    guard unit.x.isFinite, unit.y.isFinite, unit.x > 0, unit.y > 0 else { return }
    for sibling in element.siblings where layers.count < Self.limit {
      let part = ScreenPart(role, sibling.indices.lowerBound)
      guard let side = sibling.side(of: own), !hasOther(in: sibling.indices, role) else { continue }
      let room = TransitionLayer("room.\(element.key)", moving: part)
        .shifting(
          style.resizing ?? style.run,
          inSteps: style.steps == .none ? nil : stage.scale * unit.x
        ) {
          let grown = size($0)
          return side == .below
            ? [0, (grown.height - rest.height) / unit.y]
            : [(grown.width - rest.width) / unit.x, 0]
        }
      if !room.movements.isEmpty { layers.append(room) }
    }
  }

  private func hasOther(in indices: Range<Int>, _ role: Role) -> Bool {
    guard let others = others[role] else { return false }
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle] < indices.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < others.count && others[low] < indices.upperBound
  }
}

extension SharedElement.Sibling {
  fileprivate enum Side { case below, beside }

  /// Returns the side of another layer on which this one follows in a column or in a row.
  fileprivate func side(of other: SharedElement.Sibling) -> Side? {
    let epsilon = 1e-6
    if frame.minY >= other.frame.maxY - epsilon { return .below }
    let isInRow = frame.minY < other.frame.maxY && frame.maxY > other.frame.minY
    return isInRow && frame.minX >= other.frame.maxX - epsilon ? .beside : nil
  }
}
