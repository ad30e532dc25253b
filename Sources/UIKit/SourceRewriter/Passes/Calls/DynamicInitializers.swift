/// Calls initializers of classes that are known only when the app runs, `T(frame: .zero)`, by way of a function that
/// finds them, `T.dynamicInit(frame: .zero)`.
///
/// Objective-C looks for an initializer in the class that it is sent to. Swift does so for required ones alone, and
/// says nothing of others than that they have to be.
enum DynamicInitializers: RewritePass {
  /// The labels of initializers that can be found, by the class that has them first.
  private static let initializers: [String: [[String]]] = [
    "NSObject": [[]],
    "UICollectionView": [["frame", "collectionViewLayout"]],
    "UICollectionViewController": [["collectionViewLayout"]],
    "UINavigationController": [["rootViewController"]],
    "UIPresentationController": [["presentedViewController", "presenting"]],
    "UITableView": [["frame", "style"]],
    "UITableViewCell": [["style", "reuseIdentifier"]],
    "UITableViewController": [["style"]],
    "UITableViewHeaderFooterView": [["reuseIdentifier"]],
    "UIView": [["frame"]],
    "UIViewController": [["nibName", "bundle"]],
  ]

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    let scopes = GenericScope.all(in: file)
    let metatypes = MetatypeNames(of: place)
    for index in place.activeLexemes where file.word(index) == "(" {
      guard file.isWord(index - 1), let close = file.partners[index] else { continue }
      let word = file.word(index - 1)
      let isNamed = word == "init"
      let base = isNamed ? index - 3 : index - 1
      guard !isNamed || file.word(index - 2) == ".",
        isNamed || file.word(index - 2) != "." && file.word(index - 2) != "func",
        let type = type(at: base, isNamed: isNamed, in: place, scopes, metatypes),
        finds(file.labels(in: index + 1..<close), of: type, in: place.target)
      else { continue }
      if isNamed {
        rewriting.replace(index - 1..<index, with: "dynamicInit")
      } else {
        rewriting.insert(".dynamicInit", before: index)
      }
    }
  }

  /// The class that a metatype is of, at the least, where the class itself is known only at run time.
  private static func type(
    at base: Int, isNamed: Bool, in place: FilePlace, _ scopes: [GenericScope],
    _ metatypes: MetatypeNames
  ) -> String? {
    let file = place.file
    let word = file.word(base)
    if let bound = GenericScope.bound(of: word, at: base, in: scopes), file.word(base - 1) != "." {
      return bound
    }
    if word == "Self" || isNamed && word == "self" && isStatic(base, in: place) {
      return place.enclosingType(of: base)?.path
    }
    guard isNamed else { return nil }
    if word == ")", let open = file.partners[base] { return cast(open, base, in: place, scopes) }
    let name = ["?", "!"].contains(word) ? base - 1 : base
    let types = metatypes.types(of: file.word(name), isMember: file.word(name - 1) == ".")
    // A generic parameter of the function around is nearer than what the rest of the file means.
    if let bound = types.sorted().lazy.compactMap({
      GenericScope.bound(of: $0, at: base, in: scopes)
    }).first {
      return bound
    }
    return types.count == 1 ? types.first : nil
  }

  /// `type(of: self)`, and `(kind as! C.Type)`.
  private static func cast(
    _ open: Int, _ close: Int, in place: FilePlace, _ scopes: [GenericScope]
  ) -> String? {
    let file = place.file
    if file.word(open - 1) == "type", file.word(open + 1) == "of" {
      return file.word(open + 3) == "self" && close == open + 4
        ? place.enclosingType(of: open)?.path : nil
    }
    guard file.word(close - 1) == "Type", file.word(close - 2) == ".", file.isWord(close - 3),
      (open..<close).contains(where: { file.word($0) == "as" })
    else { return nil }
    let type = file.word(close - 3)
    return GenericScope.bound(of: type, at: open, in: scopes) ?? type
  }

  /// Returns true if `self` is a class here, and no object.
  private static func isStatic(_ index: Int, in place: FilePlace) -> Bool {
    place.enclosingType(of: index)?.members.contains {
      $0.isStatic && $0.lexemes.contains(index)
    } ?? false
  }

  private static func finds(_ labels: [String], of type: String, in target: RewriteTarget) -> Bool {
    let path = target.declaration(of: type) == nil ? type : target.resolve(type, in: "") ?? type
    let isKnown = target.systemClasses(of: path).contains {
      initializers[$0]?.contains(labels) == true
    }
    // Layers have those required, by which the system makes them.
    return isKnown && !target.systemClasses(of: path).contains("CALayer")
  }
}

/// A stretch of a file in which a generic parameter means some class.
private struct GenericScope {
  let name: String
  /// The first of what it descends from or conforms to.
  let bound: String
  let range: Range<Int>

  /// The class that a generic parameter is at the least; nil for what is none.
  static func bound(of name: String, at index: Int, in scopes: [GenericScope]) -> String? {
    scopes.last { $0.name == name && $0.range.contains(index) }?.bound
  }

  static func all(in file: SourceFile) -> [GenericScope] {
    var scopes: [GenericScope] = []
    for index in file.lexemes.indices where file.word(index) == "<" {
      let keyword = ["func", "class", "struct", "enum", "actor"]
      guard keyword.contains(file.word(index - 2)) || file.word(index - 1) == "init" else {
        continue
      }
      let end = TypeHeader.behindAngles(file, from: index)
      scopes += demands(in: file, from: end, beside: bounds(in: index + 1..<end - 1, of: file))
    }
    for index in file.lexemes.indices where file.word(index) == "extension" {
      scopes += demands(in: file, from: index + 1)
    }
    return scopes
  }

  /// Demands of `where` before a body, with those that are made beside.
  private static func demands(
    in file: SourceFile, from start: Int, beside others: [(String, String)] = []
  ) -> [GenericScope] {
    guard let body = body(of: file, from: start), let close = file.partners[body] else { return [] }
    let demands = (start..<body).first { file.word($0) == "where" }.map { $0 + 1..<body }
    return (others + bounds(in: demands ?? start..<start, of: file)).map {
      GenericScope(name: $0, bound: $1, range: start..<close)
    }
  }

  private static func body(of file: SourceFile, from start: Int) -> Int? {
    var place = start
    for _ in 0..<RewriteBounds.header where place < file.lexemes.count {
      if file.word(place) == "{" { return place }
      if file.word(place) == "}" { return nil }
      place = max(place, file.partners[place] ?? place) + 1
    }
    return nil
  }

  /// The pairs `T: C` in a list.
  private static func bounds(in range: Range<Int>, of file: SourceFile) -> [(String, String)] {
    guard range.count >= 3 else { return [] }
    return range.dropLast(2).filter {
      file.isWord($0) && file.word($0 + 1) == ":" && file.isWord($0 + 2)
    }
    .map { (file.word($0), file.word($0 + 2)) }
  }
}

/// The names of a file, and the properties of its target, that are known to be metatypes.
private struct MetatypeNames {
  private let local: [String: Set<String>]
  private let target: RewriteTarget

  init(of place: FilePlace) {
    target = place.target
    let file = place.file
    var local: [String: Set<String>] = [:]
    for index in file.lexemes.indices where file.isWord(index) && file.word(index + 1) == ":" {
      var end = index + 2
      while file.isWord(end), file.word(end + 1) == ".", file.isWord(end + 2) { end += 2 }
      guard end > index + 2, file.word(end) == "Type" else { continue }
      local[file.word(index), default: []].insert(file.word(end - 2))
    }
    self.local = local
  }

  /// The classes that values of this name are metatypes of.
  func types(of name: String, isMember: Bool) -> Set<String> {
    let properties = Set((target.propertyTypes[name] ?? []).compactMap(Self.instance))
    return isMember && !properties.isEmpty ? properties : local[name] ?? properties
  }

  /// The `C` of `C.Type`, or of an optional one.
  private static func instance(of type: String) -> String? {
    let plain = type.last.map { "?!".contains($0) } == true ? type.dropLast() : type[...]
    guard plain.hasSuffix(".Type") else { return nil }
    return plain.dropLast(5).split(separator: ".").last.map { String($0) }
  }
}
