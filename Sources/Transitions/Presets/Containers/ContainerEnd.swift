import SegueGeometry
import SegueSceneGraph
import SegueTransitions

/// What a container is when its change begins or when it ends: a shared element, or a whole screen.
struct ContainerEnd: Hashable {
  /// The screen that shows it.
  let role: Role
  /// The element.
  let element: SharedElement
  /// Where its box stands on the stage.
  var frame: Rect
  /// Its corners, in points of the stage.
  var radii: CornerRadii

  init(_ role: Role, _ element: SharedElement) {
    self.role = role
    self.element = element
    frame = element.place.frame
    let (own, side) = (element.properties.cornerRadii, min(frame.width, frame.height) / 2)
    radii = own.map { min($0 * element.place.scale, side) }
  }

  /// Whether it is all of its screen.
  var isScreen: Bool { element.isScreen }

  /// How large its box is.
  var area: Double { frame.width * frame.height }

  /// How many points of the stage a point of its own is where it stands.
  var scale: Double {
    let width = element.properties.size.width
    return width > 0 ? frame.width / width : 1
  }

  /// What leaves a hole in its screen; nothing if all of the screen is the end.
  var lifted: [LiftedElement] { isScreen ? [] : [LiftedElement(role, element.key)] }

  /// The layer that shows it, drawn as large as it is and held at its corner at the top left.
  func layer(on stage: Stage) -> PlanLayer {
    guard !isScreen else {
      return PlanLayer(role).with {
        $0.anchor = .topLeft
        $0.size = stage.size
      }
    }
    var layer = PlanLayer(role == .removal ? "start" : "end", of: role, element.key)
    layer.properties = element.properties
    return layer.with {
      $0.transform = .identity
      $0.zPosition = 0
      $0.anchor = .topLeft
      $0.position = .zero
      // The container throws the shadow.
      $0.shadow = nil
    }
  }
}

/// What becomes what when one element of a screen turns into another screen or a part of it.
struct ContainerPair: Hashable {
  /// What is there first.
  var start: ContainerEnd
  /// What is there afterwards.
  var end: ContainerEnd

  /// The pair that an exchange is about: the foremost that has a whole screen on one side, or else
  /// the foremost; `nil` where the screens share nothing.
  init?(in exchange: Exchange) {
    let pairs = exchange.shared.compactMap(\.both)
    let whole = pairs.last { $0.removal.isScreen != $0.insertion.isScreen }
    guard let (removal, insertion) = whole ?? pairs.last(where: { !$0.removal.isScreen }) else {
      return nil
    }
    start = ContainerEnd(.removal, removal)
    end = ContainerEnd(.insertion, insertion)
  }

  /// Whether what is there afterwards is larger.
  var grows: Bool { end.area > start.area }

  /// What leaves holes in the two screens.
  var lifted: Set<LiftedElement> { Set(start.lifted + end.lifted) }

  /// What lies below the container: the screen that stays whole, or both where each keeps its place,
  /// the one on top fading.
  func pages(_ fade: (PlanLayer) -> PlanLayer) -> [PlanLayer] {
    switch (start.isScreen, end.isScreen) {
    case (true, _): [PlanLayer(.insertion)]
    case (_, true): [PlanLayer(.removal)]
    case (false, false) where grows: [PlanLayer(.removal), fade(PlanLayer(.insertion))]
    case (false, false): [PlanLayer(.insertion), fade(PlanLayer(.removal))]
    }
  }
}

extension CornerRadii {
  /// The radii after a part of the way to others.
  func mixed(with other: CornerRadii, at part: Double) -> CornerRadii {
    CornerRadii(numbers + (other.numbers - numbers) * part)
  }
}
