import SegueWords

extension [String] {
  /// The word that was meant by `text`, if one is near enough to be worth asking about: the only one
  /// that it begins, or else the nearest by spelling.
  func meant(by text: String) -> String? {
    let continued = filter { !text.isEmpty && $0.hasPrefix(text) }
    return continued.count == 1 ? continued.first : Spelling.nearest(to: text, among: self).first
  }
}
