import HeadlessCoreGraphics
import ObjectiveC
import SegueInterfaceDocuments

/// The objects of a scene or a nib that are no views: gestures, and objects of the app's own.
@MainActor
enum GestureElements {
  /// Makes an object; `nil` for what is none.
  static func object(_ element: InterfaceElement, _ reader: InterfaceReader) -> NSObject? {
    switch element.name {
    case "tapGestureRecognizer":
      return gesture(element, reader, UITapGestureRecognizer()) { tap in
        element.take("numberOfTapsRequired", tap, \.numberOfTapsRequired)
        element.take("numberOfTouchesRequired", tap, \.numberOfTouchesRequired)
      }
    // Interface Builder has written it so ever since.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      return gesture(element, reader, UILongPressGestureRecognizer()) { press in
        element.take("minimumPressDuration", press, \.minimumPressDuration)
        element.take("allowableMovement", press, \.allowableMovement)
      }
    case "panGestureRecognizer":
      return gesture(element, reader, UIPanGestureRecognizer()) { pan in
        element.take("minimumNumberOfTouches", pan, \.minimumNumberOfTouches)
      }
    case "swipeGestureRecognizer":
      return gesture(element, reader, UISwipeGestureRecognizer()) { swipe in
        let directions: [(String, UISwipeGestureRecognizer.Direction)] = [
          ("right", .right), ("left", .left), ("up", .up), ("down", .down),
        ]
        let named = element.value(of: "direction") ?? element
        let chosen = directions.filter { named[$0.0] == "YES" }.map(\.1)
        if !chosen.isEmpty { swipe.direction = chosen.reduce(into: []) { $0.formUnion($1) } }
      }
    case "pinchGestureRecognizer":
      return gesture(element, reader, UIPinchGestureRecognizer()) { _ in }
    case "rotationGestureRecognizer":
      return gesture(element, reader, UIRotationGestureRecognizer()) { _ in }
    case "screenEdgePanGestureRecognizer":
      return gesture(element, reader, UIScreenEdgePanGestureRecognizer()) { _ in }
    case "customObject": return reader.make(element) { _ in NSObject() }
    default: return nil
    }
  }

  private static func gesture<Gesture: UIGestureRecognizer>(
    _ element: InterfaceElement, _ reader: InterfaceReader, _ made: Gesture,
    _ read: (Gesture) -> Void
  ) -> NSObject? {
    let object = reader.make(element) { _ in made }
    if let gesture = object as? Gesture { read(gesture) }
    if let gesture = object as? UIGestureRecognizer {
      element.take("enabled", gesture, \.isEnabled)
      element.take("cancelsTouchesInView", gesture, \.cancelsTouchesInView)
      element.take("delaysTouchesBegan", gesture, \.delaysTouchesBegan)
    }
    return object
  }
}
