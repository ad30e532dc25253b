import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// The two ends of a zoom: an element of one screen, and the other screen as a card.
struct ZoomPair {
  /// The state of a card in the environment.
  struct Card {
    /// Its box.
    var frame: Rect
    /// The radius of its corners.
    var radius: Double
  }

  /// The element.
  let source: ContainerEnd
  /// The role of the screen that is zoomed.
  let role: Role
  /// The part of that screen that lies on the element: all of it, or its own picture of the same thing.
  let alignment: Rect
  /// True if that is all of it.
  let isWhole: Bool
  let stage: TransitionEnvironment

  /// The pair of a transition; `nil` where the screens share nothing.
  init?(in context: TransitionContext) {
    guard let pair = ContainerPair(in: context) else { return nil }
    let isForward = context.operation.isForward
    let isArriving =
      pair.end.isScreen != pair.start.isScreen ? pair.end.isScreen : isForward
    role = isArriving ? .insertion : .removal
    source = isArriving ? pair.start : pair.end
    let zoomed = isArriving ? pair.end : pair.start
    alignment = zoomed.frame
    isWhole = zoomed.isScreen
    stage = context.stage
  }

  /// True if the screen grows out of the element.
  var isOpening: Bool { role == .insertion }

  /// The card that is as large as the stage; as round as the display, but for its last tenth.
  var whole: Card { Card(frame: stage.bounds, radius: stage.cornerRadius) }

  // MARK: - The card between the element and its place

  /// Returns the scale of the card's content: that of the whole card, when the card is at its place.
  func contentScale(_ openness: Double, _ card: Card) -> Double {
    let last = card.frame.width / stage.size.width
    return closedScale + (last - closedScale) * openness
  }

  /// Returns the origin of the content, seen from the corner of the card.
  ///
  /// All of a screen stands on the element with its top, a layer of it with its middle.
  func contentOrigin(_ openness: Double) -> Point {
    if isWhole { return .zero }
    let (size, center, part) = (source.frame.size, alignment.center, 1 - openness)
    return Point(
      (size.width / 2 - center.x * closedScale) * part,
      (size.height / 2 - center.y * closedScale) * part)
  }

  /// The scale of the content where the card covers the element.
  private var closedScale: Double {
    let across = source.frame.width / alignment.width
    return isWhole ? across : max(across, source.frame.height / alignment.height)
  }

  /// Returns the box of the element's picture in the card: it covers all of it, or is on its way to what shows
  /// the same.
  func pictureBox(_ openness: Double, _ card: Card) -> Rect {
    let factor = card.frame.width / stage.size.width
    let end =
      isWhole
      ? Rect(origin: .zero, size: card.frame.size)
      : Rect(
        x: alignment.minX * factor, y: alignment.minY * factor, width: alignment.width * factor,
        height: alignment.height * factor)
    return RectArc(
      from: Rect(origin: .zero, size: source.frame.size), to: end, by: .corners, .linear
    ).rect(at: openness)
  }

  /// Returns the corner radii of the card; where nothing masks the display's corners it ends with square ones.
  func radii(_ openness: Double, _ card: Card) -> SIMD4<Double> {
    let mixed = source.radii.mixed(with: CornerRadii(all: card.radius), at: openness).numbers
    guard card.frame == stage.bounds else { return mixed }
    return mixed * min(max((1 - openness) / 0.1, 0), 1)
  }

  /// Returns the opacity of the element's picture: it goes on three quarters of the way there, and comes on the
  /// last quarter of the way back.
  func pictureOpacity(_ openness: Double) -> Double {
    let part = isOpening ? (1 - openness) / 0.75 : (0.25 - openness) / 0.25
    return min(max(part, 0), 1) * source.element.opacity
  }
}
