/// Description of an object for assistive technologies; most objects have none.
final class SpokenDescription {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var isGroup = false
  var frame = CGRect.zero
}
