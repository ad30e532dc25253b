/// The way in which a document makes an object of a class of the target.
struct InterfaceMaking {
  /// A function of the decoder; `nil` for what is no class of Objective-C, as far as is known.
  private(set) var closure: String?
  /// Reason why there is no object; `nil` where there is one.
  private(set) var problem: String?

  /// Classes of the system whose subclasses all have the initializer for documents.
  private static let decoded: Set<String> = [
    "CALayer", "UIBarItem", "UICollectionViewLayout", "UINavigationItem", "UIView",
    "UIViewController",
  ]

  /// Elements of objects that have no initializer for documents unless they declare one.
  private static let plainElements: Set<String> = ["customObject", "object", "placeholder"]

  init(of path: String, in place: FilePlace) {
    let target = place.target
    let line = target.systemClasses(of: path)
    let elements = place.interfaces.classes[path]?.elements ?? []
    let initializers = Self.nearestInitializers(of: path, in: target)
    let hasDecoder = initializers.contains { $0.fullName == "init(coder:)" }
    let isSegue = line.contains("UIStoryboardSegue") || elements.contains("segue")
    if line.isEmpty, !isSegue {
      // The superclass is another module's: what the element is has to tell.
      let isKnown = hasDecoder || !elements.subtracting(Self.plainElements).isEmpty
      closure = isKnown && !Self.hasNoSuperclass(path, in: target) ? "{ \(path)(coder: $0) }" : nil
      problem = closure == nil ? "it is not known to descend from 'NSObject'" : nil
    } else if isSegue {
      closure = Self.segue(path)
    } else if let problem = Self.problem(of: path, initializers, in: target) {
      (closure, self.problem) = ("{ _ in nil }", problem)
    } else {
      let isGesture = line.contains("UIGestureRecognizer") && initializers.isEmpty
      let isDecoded = hasDecoder || isGesture || !Self.decoded.isDisjoint(with: line)
      let isPlain = initializers.isEmpty || initializers.contains { $0.fullName == "init()" }
      closure =
        isDecoded ? "{ \(path)(coder: $0) }" : isPlain ? "{ _ in \(path)() }" : "{ _ in nil }"
      problem = isDecoded || isPlain ? nil : "it has no 'init()'; write one"
    }
  }

  private static func problem(
    of path: String, _ initializers: [Member], in target: RewriteTarget
  ) -> String? {
    let isGeneric = target.superclasses(of: path).contains { path in
      target.declaration(of: path).map { target[$0].isGeneric } ?? false
    }
    if isGeneric { return "it inherits from a generic class; give it one without parameters" }
    let isUnavailable = initializers.contains {
      $0.fullName == "init(coder:)" && $0.prefix.isUnavailable
    }
    return isUnavailable
      ? "its 'init(coder:)' is unavailable; let it call that of its superclass" : nil
  }

  /// Segues have no initializer for documents: a coder of their own has what theirs needs.
  private static func segue(_ path: String) -> String {
    "{ ($0 as? SegueCoder).flatMap { \(path)("
      + "identifier: $0.identifier, source: $0.source, destination: $0.destination) } }"
  }

  private static func hasNoSuperclass(_ path: String, in target: RewriteTarget) -> Bool {
    let root = target.superclasses(of: path).last ?? path
    return target.declaration(of: root).map { target[$0].inherited.isEmpty } ?? true
  }

  /// The initializers of the nearest class that declares one which is not a convenience; `init(coder:)` of those
  /// below it, too.
  private static func nearestInitializers(of path: String, in target: RewriteTarget) -> [Member] {
    var found: [Member] = []
    for path in [path] + target.superclasses(of: path) {
      found += target.members(named: "init", of: path).map(\.member)
      if found.contains(where: { !$0.prefix.modifiers.contains("convenience") }) { return found }
    }
    return found.filter { $0.fullName == "init(coder:)" }
  }
}
