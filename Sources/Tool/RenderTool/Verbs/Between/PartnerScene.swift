import SegueGeometry
import SegueJSON
import SegueTextSupport

/// The shortest scene in which two pictures share something: a part of the first is all of the second.
struct PartnerScene {
  /// The scene, on one line.
  let text: String

  /// The scene of two pictures on a canvas of this size, who transition places by a rule.
  init(of rule: BetweenRule, _ paths: [String], _ size: Size) {
    func numbers(_ values: Double...) -> String {
      "[\(values.map { NumberText.format($0.rounded()) }.joined(separator: ", "))]"
    }
    let files = zip(["a", "b"], paths).map { "\"\($0)\": \(JSONValue.string($1).compact)" }
    let whole = numbers(0, 0, size.width, size.height)
    let part = numbers(size.width / 4, size.height / 4, size.width / 2, size.height / 4)
    let transition = rule.text.isObject ? rule.text : "{\"use\": \"\(rule.name)\"}"
    text =
      "{\"version\": 1, \"canvas\": {\"size\": \(numbers(size.width, size.height))}, "
      + "\"assets\": {\(files.joined(separator: ", "))}, \"screens\": {"
      + "\"a\": {\"layers\": [{\"frame\": \(whole), \"image\": \"a\"}, "
      + "{\"frame\": \(part), \"match\": \"it\"}]}, "
      + "\"b\": {\"layers\": [{\"frame\": \(whole), \"image\": \"b\", \"match\": \"it\"}]}}, "
      + "\"transition\": \(transition)}"
  }
}
