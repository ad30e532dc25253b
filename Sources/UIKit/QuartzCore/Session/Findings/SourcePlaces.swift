import ObjectiveC
import SegueTextSupport

/// A line of an app's own code.
public struct SourcePlace: Hashable, Sendable {
  /// The file, seen from the folder of its package.
  public let file: String
  /// The line, counted from one.
  public let line: Int
  /// The module that the file belongs to.
  public let module: String
  /// The folder of the package on this machine.
  let folder: String

  /// The line of a file that belongs to no module, such as a storyboard.
  package init(file: String, line: Int) {
    (self.file, self.line, module, folder) = (file, line, "", "")
  }

  init(file: String, line: Int, module: String, folder: String) {
    (self.file, self.line, self.module, self.folder) = (file, line, module, folder)
  }

  /// The file on this machine.
  package var path: String {
    file.hasPrefix("/") || folder.isEmpty ? file : "\(folder)/\(file)"
  }
}

/// Source locations of an app's types and methods, as the source step has seen them.
public enum SourcePlaces {
  /// The places by names such as `Module.Type.method(label:)`; `nil` where two have one name.
  private static let places = Locked<[String: SourcePlace?]>([:])
  /// The first places where code names a resource, by the name.
  private static let names = Locked<[String: SourcePlace]>([:])
  /// Closures that register places as soon as somebody looks for one.
  private static let pending = Locked<[@Sendable () -> Void]>([])

  /// Has places registered before the first of them is looked for.
  public static func whenNeeded(_ register: @escaping @Sendable () -> Void) {
    pending.withLock { $0.append(register) }
  }

  /// Adds what a file declares.
  ///
  /// - Parameters:
  ///   - fileID: a file of the same module, as the compiler calls it.
  ///   - file: the file, seen from `folder`.
  ///   - rows: lines such as `20 Card.animateTransition(using:)`, or `21 "logo"` for a name of a resource.
  public static func register(
    _ fileID: String, file: String, in folder: String, rows: String
  ) {
    let module = String(fileID.prefix { $0 != "/" })
    places.withLock { places in
      for row in rows.split(separator: "\n") {
        let parts = row.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let line = Int(parts[0]) else { continue }
        let place = SourcePlace(file: file, line: line, module: module, folder: folder)
        if parts[1].hasPrefix("\"") {
          let resource = String(parts[1].dropFirst().dropLast())
          names.withLock { $0[resource] = $0[resource] ?? place }
          continue
        }
        let name = "\(module).\(parts[1])"
        places[name] = places[name] == nil ? place : .some(nil)
      }
    }
  }

  /// Returns the place where a class, or one above it, declares the first of some methods that it declares at
  /// all; else that of the class itself, or of the nearest one above that is the app's.
  package static func place(of type: AnyClass, _ methods: [String] = []) -> SourcePlace? {
    registerWaiting()
    let classes = superclasses(of: type).map(plainName)
    let names = methods.flatMap { method in classes.map { "\($0).\(method)" } } + classes
    return places.withLock { places in
      names.first { places[$0] ?? nil != nil }.flatMap { places[$0] ?? nil }
    }
  }

  /// Returns the place where a type is declared that may be no class, such as a view of SwiftUI's.
  package static func place(declaring type: Any.Type) -> SourcePlace? {
    registerWaiting()
    let name = plainName(type)
    return places.withLock { $0[name] ?? nil }
  }

  /// Returns the place where code first names a resource as a literal; `nil` if that is not known.
  package static func place(naming resource: String) -> SourcePlace? {
    registerWaiting()
    return names.withLock { $0[resource] }
  }

  private static func registerWaiting() {
    let waiting = pending.withLock { pending in
      defer { pending = [] }
      return pending
    }
    for register in waiting { register() }
  }

  /// The name of a type without what only tells it from others: private contexts and generic
  /// arguments.
  private static func plainName(_ type: Any.Type) -> String {
    var depth = 0
    var name = ""
    for letter in String(reflecting: type) {
      if letter == "(" || letter == "<" { depth += 1 }
      if depth == 0 { name.append(letter) }
      if letter == ")" || letter == ">" { depth -= 1 }
    }
    return name.split(separator: ".").joined(separator: ".")
  }
}

/// Object that knows whose code configured it.
package protocol SourceOwned {
  /// Location of that code; `nil` if none is known.
  var sourcePlace: SourcePlace? { get }
}
