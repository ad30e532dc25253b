import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// A pair whose pictures move inside of their screens, in the order and behind the windows there.
///
/// The ways are those of a box above the screens. They are told as what is added to where a picture
/// rests, in the plane of the layer around it, so that whatever moves that layer moves the picture too.
struct InPlaceMatch {
  private let elements: [Role: SharedElement]
  private let style: MatchStyle
  private let stage: TransitionEnvironment
  private let way: RectArc

  /// The pair; `nil` where a picture is turned, is a snapshot or all of a screen, and has to leave.
  init?(
    _ removal: SharedElement, _ insertion: SharedElement, style: MatchStyle,
    on stage: TransitionEnvironment
  ) {
    guard style.staysInScreens, !style.freezesOld, removal.canStay, insertion.canStay else {
      return nil
    }
    elements = [.removal: removal, .insertion: insertion]
    self.style = style
    self.stage = stage
    way = RectArc(
      from: removal.place.frame, to: insertion.place.frame, by: style.guide, style.arc)
  }

  /// The pictures that are not seen.
  var lifted: Set<HoistedElement> {
    guard case .only(let seen) = style.contents else { return [] }
    return Set(
      elements.values.map(\.key).flatMap { key in
        Role.allCases.filter { $0 != seen }.map { HoistedElement($0, key) }
      })
  }

  /// Plan layers of the visible elements.
  var layers: [TransitionLayer] {
    if case .only(let role) = style.contents { return [layer(role)].compactMap { $0 } }
    return Role.allCases.compactMap(layer)
  }

  private func layer(_ role: Role) -> TransitionLayer? {
    guard let element = elements[role], let index = element.index else { return nil }
    let name = "\(role == .removal ? "old" : "new").\(element.key)"
    var layer = TransitionLayer(name, moving: ScreenPart(role, index))
    layer.properties = element.properties
    layer = moved(layer, of: element, as: role)
    switch style.contents {
    case .only:
      let (old, new) = (elements[.removal], elements[.insertion])
      return style.blendsLooks ? layer.blending(from: old, to: new, style.run) : layer
    case .both(let fade, _), .sum(let fade), .changes(let fade):
      let seen = element.properties.opacity
      layer =
        role == .removal
        ? layer.fading(from: seen, to: 0, fade.leaving)
        : layer.fading(from: 0, to: seen, fade.arriving)
      return style.effects[role].map { layer.showing(inside: $0, as: role, element) } ?? layer
    }
  }

  /// The layer on its way, and scaled or laid out as its box says.
  private func moved(
    _ layer: TransitionLayer, of element: SharedElement, as role: Role
  ) -> TransitionLayer {
    let (own, rest, unit) = (element.properties, element.place.frame, element.unit)
    let fit = style.fit.settled(for: element)
    let frame = { (fraction: Double) -> (box: Rect, layout: FittedContent) in
      let around = way.rect(at: fraction)
      let own = way.rect(at: role == .removal ? 0 : 1)
      let box = style.geometry.box(of: own, as: role, in: around)
      let layout = fit.layout(of: element, in: box.size)
      let extents = Size(layout.size.width * layout.scale.x, layout.size.height * layout.scale.y)
      return (Rect(origin: box.origin + (layout.origin - .zero), size: extents), layout)
    }
    let home = rest.point(at: own.anchor)
    let factor = SIMD2(own.transform.scale.x, own.transform.scale.y)
    return
      layer
      .shifting(style.run, inSteps: style.steps == .none ? nil : stage.scale * unit.x) {
        let shift = frame($0).box.point(at: own.anchor) - home
        return [shift.dx / unit.x, shift.dy / unit.y]
      }
      .following(.size, style.run) {
        let size = frame($0).layout.size
        return [size.width, size.height, 0, 0]
      }
      .scaling(style.run, besides: style.effects[role]?.scale, as: role) {
        frame($0).layout.scale / element.factors * factor
      }
  }
}

extension TransitionLayer {
  /// The layer with a way that is added to where it stands.
  func shifting(
    _ run: TransitionTiming, inSteps resolution: Double?, _ way: (Double) -> SIMD2<Double>
  ) -> TransitionLayer {
    var layer = following(.translate, run) { [way($0).x, way($0).y, 0, 0] }
    guard layer.movements.count > movements.count else { return self }
    layer.movements[movements.count].animation.composition = .add
    layer.movements[movements.count].animation.resolution = resolution
    layer.properties = properties
    return layer
  }

  /// The layer whose scale is a function of how far a run has come, times that of an effect.
  fileprivate func scaling(
    _ run: TransitionTiming, besides growth: PictureEffect.Change<Double>?, as role: Role,
    _ scale: (Double) -> SIMD2<Double>
  ) -> TransitionLayer {
    guard let growth else {
      return following(.scale, run) { [scale($0).x, scale($0).y, 0, 0] }
    }
    // Two paces make no third one: the product is told moment by moment.
    let all = max(run.end, growth.run.end)
    return following(.scale, TransitionTiming(all, .linear)) { share in
      let moment = all.seconds * share
      let way = growth.run.fraction(at: moment)
      let grown = 1 + (growth.amount - 1) * (role == .removal ? way : 1 - way)
      let both = scale(run.fraction(at: moment)) * grown
      return [both.x, both.y, 0, 0]
    }
  }

  /// The layer with an effect beside what its box does, its scale apart.
  fileprivate func showing(
    inside effect: PictureEffect, as role: Role, _ element: SharedElement
  ) -> TransitionLayer {
    var rest = effect
    rest.scale = nil
    let own = element.properties
    let layer = showing(rest, as: role, full: own.opacity)
    guard let growth = effect.scale, effect.origin != own.anchor else { return layer }
    // A layer is scaled about its own anchor; the way to the effect's origin is what is left to go.
    let arm = own.anchor.offset(in: own.size) - effect.origin.offset(in: own.size)
    let scale = own.transform.scale
    let apart = Value.pair(
      arm.dx * scale.x * (growth.amount - 1), arm.dy * scale.y * (growth.amount - 1))
    return role == .removal
      ? layer.adding(.translate, from: .pair(0, 0), to: apart, growth.run)
      : layer.adding(.translate, from: apart, to: .pair(0, 0), growth.run)
  }

  /// The layer with the looks of its box, which go from those of the one picture to those of the other.
  fileprivate func blending(
    from start: SharedElement?, to end: SharedElement?, _ run: TransitionTiming
  ) -> TransitionLayer {
    guard var start, var end else { return self }
    start.place.scale /= end.place.scale
    end.place.scale = 1
    let looks = (CardLooks(start, isCut: false), CardLooks(end, isCut: false))
    var layer = self
    layer.movements += looks.1.blended(from: looks.0, into: self, run).movements
      .dropFirst(movements.count).filter { properties[$0.property] != nil }
    return layer
  }
}

extension TransitionTiming {
  /// Returns the progress of the run, seconds after its delay has begun.
  fileprivate func fraction(at seconds: Double) -> Double {
    let own = seconds - delay.seconds
    if own <= 0 { return 0 }
    if own >= duration.seconds { return 1 }
    guard case .spring(let spring, _) = pace else {
      return pace.fraction(at: own, of: duration.seconds)
    }
    return spring.value(at: own)
  }
}

extension SharedElement {
  /// True if the element can move in place on its screen.
  fileprivate var canStay: Bool {
    let scale = properties.transform.scale
    return index != nil && place.rotation == .zero && scale.x > 0 && scale.y > 0
      && !properties.size.isEmpty
  }

  /// Size of one of its own points in points of the environment, along x and y.
  fileprivate var factors: SIMD2<Double> {
    [place.frame.width / properties.size.width, place.frame.height / properties.size.height]
  }

  /// Size of a point of the layer around it in points of the environment, along x and y.
  var unit: SIMD2<Double> {
    factors / SIMD2(properties.transform.scale.x, properties.transform.scale.y)
  }
}

extension InPlaceMatch {
  /// Position and scale of a picture in a box.
  struct FittedContent: Hashable {
    /// The top left corner, in the box.
    var origin: Point
    /// The extents before it is scaled.
    var size: Size
    /// The factors along x and y.
    var scale: SIMD2<Double>
  }
}

extension ContentFit {
  /// The mode for an element that is not told one.
  func settled(for element: SharedElement) -> ContentFit {
    guard mode == .automatic else { return self }
    let isLeaf = element.layer.children.isEmpty && !element.isScreen
    return ContentFit(isLeaf ? .resize : .width, at: alignment)
  }

  /// Returns the layout of the picture of `element` in a box of this size.
  func layout(of element: SharedElement, in box: Size) -> InPlaceMatch.FittedContent {
    let (own, rest) = (element.properties.size, element.place.scale)
    if mode == .resize {
      return InPlaceMatch.FittedContent(
        origin: .zero, size: Size(box.width / rest, box.height / rest), scale: [rest, rest])
    }
    let across = own.width > 0 ? box.width / own.width : 1
    let down = own.height > 0 ? box.height / own.height : 1
    let scale: SIMD2<Double> =
      switch mode {
      case .automatic, .resize, .width: [across, across]
      case .stretch: [across, down]
      case .height: [down, down]
      case .fit: SIMD2(repeating: min(across, down))
      case .fill: SIMD2(repeating: max(across, down))
      case .inside: SIMD2(repeating: min(across, down, rest))
      case .original: [rest, rest]
      }
    let left = Size(box.width - own.width * scale.x, box.height - own.height * scale.y)
    return InPlaceMatch.FittedContent(
      origin: .zero + alignment.offset(in: left), size: own, scale: scale)
  }
}
