import SegueGeometry
import SegueSceneGraph
import SegueTransitions

/// The container at the beginning or at the end of its change: a shared element, or a whole screen.
struct ContainerEnd: Hashable {
  /// The screen that shows it.
  let role: Role
  /// The element.
  let element: SharedElement
  /// The frame of its box in the environment.
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

  /// True if it is all of its screen.
  var isScreen: Bool { element.isScreen }

  /// The area of its box.
  var area: Double { frame.width * frame.height }

  /// Number of points of the environment per point of its own.
  var scale: Double {
    let width = element.properties.size.width
    return width > 0 ? frame.width / width : 1
  }

  /// The hoisted element, which leaves a hole in its screen; nothing if all of the screen is the end.
  var lifted: [HoistedElement] { isScreen ? [] : [HoistedElement(role, element.key)] }

  /// The layer that shows it, drawn as large as it is and held at its corner at the top left.
  func layer(on stage: TransitionEnvironment) -> TransitionLayer {
    guard !isScreen else {
      return TransitionLayer(role).with {
        $0.anchor = .topLeft
        $0.size = stage.size
      }
    }
    var layer = TransitionLayer(role == .removal ? "start" : "end", of: role, element.key)
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

/// The two ends of a change from one element of a screen to another screen or a part of it.
struct ContainerPair: Hashable {
  /// The container at the start.
  var start: ContainerEnd
  /// The container at the end.
  var end: ContainerEnd

  /// The pair that a transition is about: the foremost that has a whole screen on one side, or else
  /// the foremost; `nil` where the screens share nothing.
  init?(in context: TransitionContext) {
    let pairs = context.shared.compactMap(\.both)
    let whole = pairs.last { $0.removal.isScreen != $0.insertion.isScreen }
    guard let (removal, insertion) = whole ?? pairs.last(where: { !$0.removal.isScreen }) else {
      return nil
    }
    start = ContainerEnd(.removal, removal)
    end = ContainerEnd(.insertion, insertion)
  }

  /// True if the end is larger.
  var grows: Bool { end.area > start.area }

  /// The hoisted elements, which leave holes in the two screens.
  var lifted: Set<HoistedElement> { Set(start.lifted + end.lifted) }

  /// Returns the layers below the container: the screen that stays whole, or both where each keeps its place,
  /// the one on top fading.
  func pages(_ fade: (TransitionLayer) -> TransitionLayer) -> [TransitionLayer] {
    switch (start.isScreen, end.isScreen) {
    case (true, _): [TransitionLayer(.insertion)]
    case (_, true): [TransitionLayer(.removal)]
    case (false, false) where grows: [TransitionLayer(.removal), fade(TransitionLayer(.insertion))]
    case (false, false): [TransitionLayer(.insertion), fade(TransitionLayer(.removal))]
    }
  }
}

extension CornerRadii {
  /// The radii after a part of the way to others.
  func mixed(with other: CornerRadii, at part: Double) -> CornerRadii {
    CornerRadii(numbers + (other.numbers - numbers) * part)
  }
}
