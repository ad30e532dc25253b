import SegueJSON

/// Finds the smallest text that still shows a fault.
enum Reduction {
  /// What is left of `text` when everything is taken away that can be, while `fails` holds.
  ///
  /// Large parts go first. Each round takes away at least one, so that it ends.
  static func smallest(_ text: JSONValue, while fails: (JSONValue) -> Bool) -> JSONValue {
    var current = text
    while let next = simpler(current).first(where: fails) { current = next }
    return current
  }

  /// The texts without one member or one element.
  private static func simpler(_ text: JSONValue) -> some Sequence<JSONValue> {
    text.paths { path, _ in !path.isEmpty }.lazy.map { text.replacing($0, with: nil) }
  }
}
