/// What an object says of itself to assistive technologies; most objects say nothing.
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
