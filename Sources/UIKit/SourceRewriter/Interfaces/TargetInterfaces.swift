import SegueInterfaceDocuments
import SegueTextSupport

/// All storyboards and nibs of a target, and what they name of its code.
struct TargetInterfaces: Sendable {
  /// A document that can be read.
  struct Document: Sendable {
    let file: InterfaceSource
    let uses: InterfaceUses
  }

  /// A class of the target as documents have it.
  struct NamedClass: Sendable {
    var names: Set<String> = []
    /// The kinds of its objects.
    var elements: Set<String> = []
  }

  let documents: [Document]
  /// Faults of those that cannot be read; the build goes on without them.
  let findings: [RewriteFinding]
  /// The target's classes that documents name, by their paths.
  let classes: [String: NamedClass]
  private let classPaths: [String: String]

  init(_ files: [InterfaceSource], in target: RewriteTarget) {
    var documents: [Document] = []
    var findings: [RewriteFinding] = []
    for file in InterfaceSource.chosen(from: files) {
      do throws(InterfaceError) {
        let root = try InterfaceDocument(xml: file.xml, path: file.path).root
        documents.append(Document(file: file, uses: InterfaceUses(of: root)))
      } catch {
        findings.append(RewriteFinding(error, in: file))
      }
    }
    (self.documents, self.findings) = (documents, findings)
    classPaths = documents.isEmpty ? [:] : target.interfaceClasses
    var classes: [String: NamedClass] = [:]
    for owner in documents.lazy.flatMap(\.uses.owners) {
      guard let name = owner.className, let path = classPaths[name] else { continue }
      classes[path, default: NamedClass()].names.insert(name)
      classes[path, default: NamedClass()].elements.insert(owner.element)
    }
    self.classes = classes
  }

  /// True if there is nothing to look for in a document.
  var isEmpty: Bool { documents.isEmpty }

  var storyboards: [Document] { documents.filter(\.file.isStoryboard) }

  var nibs: [Document] { documents.filter { !$0.file.isStoryboard } }

  /// The path of the target's class that a document calls by a name.
  func path(of className: String) -> String? { classPaths[className] }

  /// The names by which documents can call classes of the target.
  var classNames: [String] { classPaths.keys.sorted() }
}

extension RewriteTarget {
  /// The paths of the classes that a document can name, by the names that Objective-C has for them.
  fileprivate var interfaceClasses: [String: String] {
    var paths: [String: String] = [:]
    for path in places.keys.sorted() {
      guard let place = declaration(of: path), self[place].kind == "class", !self[place].isLocal
      else { continue }
      let name = self[place].interfaceName
      // The outer class of two with one name is meant; its path is shorter.
      guard paths[name].map({ $0.utf8.count > path.utf8.count }) ?? true else { continue }
      paths[name] = path
    }
    return paths
  }

  /// Members that a class declares and inherits, those of the target's extensions of the system's classes included.
  func allMembers(of path: String) -> [Member] {
    ([path] + superclasses(of: path) + systemClasses(of: path)).flatMap { path in
      (places[path] ?? []).flatMap { self[$0].members }.filter(\.isActive)
    }
  }
}

extension TypeDeclaration {
  /// The name that Objective-C, and so a document, has for a class.
  var interfaceName: String {
    prefix.objectiveCName ?? path.split(separator: ".").last.map(String.init) ?? path
  }
}

extension Member {
  /// True if a document can connect the property to an object.
  var isOutlet: Bool { kind == .property && prefix.has("@IBOutlet") }

  /// True if a document can give the property a value.
  var isInspectable: Bool {
    kind == .property && (prefix.has("@IBInspectable") || prefix.has("@GKInspectable"))
  }

  /// The name that a document has for a property.
  var key: String { prefix.objectiveCName ?? MethodName.plain(name) }
}
