/// A picture or a color of a catalog, as code names it.
package struct AssetName: Hashable, Sendable {
  /// Kind of an asset with a symbol in code.
  package enum Kind: Hashable, Sendable { case image, color }

  package let kind: Kind
  /// Folders of the catalog that are part of names, from the outside in.
  package let namespaces: [String]
  /// The name without its folders.
  package let plainName: String

  package init(_ kind: Kind, _ plainName: String, in namespaces: [String] = []) {
    (self.kind, self.plainName, self.namespaces) = (kind, plainName, namespaces)
  }

  /// The name by which the asset is looked up.
  var name: String { (namespaces + [plainName]).joined(separator: "/") }

  /// The name of its symbol, as Xcode makes it: words run together, without the kind at the end.
  var symbol: String {
    var words = Self.words(of: plainName)
    if let last = words.popLast() {
      let rest = withoutKind(last, isOnly: words.isEmpty)
      if !rest.isEmpty { words.append(rest) }
    }
    return Self.joined(words, isType: false)
  }

  /// The names of the types that its symbol stands in.
  var namespaceSymbols: [String] {
    namespaces.map { Self.joined(Self.words(of: $0), isType: true) }
  }

  /// The last word of a name without the kind: `hero` of `heroImage`, and nothing of `image` behind other words.
  private func withoutKind(_ word: String, isOnly: Bool) -> String {
    let ending = kind == .image ? "Image" : "Color"
    if !isOnly, word.lowercased() == ending.lowercased() { return "" }
    return word.count > ending.count && word.hasSuffix(ending)
      ? String(word.dropLast(ending.count)) : word
  }

  /// Letters and digits between anything else.
  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Words run together: types begin with a capital letter, and all others with a small one.
  private static func joined(_ words: [String], isType: Bool) -> String {
    guard let first = words.first else { return "_" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = (isType ? capitalized(first) : uncapitalized(first)) + rest.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A word that begins small; of several capital letters, the last belongs to what follows.
  private static func uncapitalized(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let isWhole = capitals == word.count || capitals <= 1
    let count = isWhole ? capitals : capitals - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
