/// Controllers of a target as code, which registers those that need nothing to be made before the program begins, and
/// says why others cannot be.
enum ControllerRegistry {
  /// Returns the code; empty where there are none.
  static func text(
    for target: RewriteTarget, beside interfaces: TargetInterfaces, in folder: String
  ) -> String {
    let nibs = Set(interfaces.documents.map(\.file.name))
    let calls = target.files.indices.flatMap { index in
      target.declarations[index].types.compactMap { type in
        ControllerClass(type, in: target).map { found in
          call(for: found, of: target.files[index], in: folder, nibs)
        }
      }
    }
    guard !calls.isEmpty else { return "" }
    return """

      @section(".init_array") @used
      private let unchangedUIKitControllers: @convention(c) () -> Void = {
      \(calls.joined(separator: "\n"))
      }

      """
  }

  private static func call(
    for found: ControllerClass, of file: SourceFile, in folder: String, _ nibs: Set<String>
  ) -> String {
    let path = found.type.path
    let place =
      "fileID: \(Location.literal(PlaceTable.path(file.path, in: folder))), "
      + "line: \(file.lexemes[found.type.nameEnd - 1].line)"
    if let obstacle = found.obstacle(nibs) {
      return "  AppScreens.leaveOut(\(Location.literal(path)), \(place), "
        + "because: \(Location.literal(obstacle)))"
    }
    return
      "  AppScreens.register(\(Location.literal(path)), as: .controller, \(place)) { \(path)() }"
  }
}

/// A class of controllers that can be named from any file of the target.
private struct ControllerClass {
  let type: TypeDeclaration
  private let target: RewriteTarget
  /// The class of the system that it descends from.
  private let system: String

  /// The designated initializers of the classes that can be made without arguments, as one who overrides all of them
  /// has `init()` as well.
  private static let designated = [
    "UIViewController": ["init(nibName:bundle:)", "init(coder:)"],
    "UITableViewController": ["init(style:)", "init(nibName:bundle:)", "init(coder:)"],
  ]
  private static let modifiers: Set<String> = ["private", "fileprivate"]

  /// The class; `nil` for what is none, and for what only its own file can name.
  init?(_ type: TypeDeclaration, in target: RewriteTarget) {
    guard type.kind == "class", type.isActive, !type.isLocal, type.conditions.isEmpty,
      !type.prefix.isUnavailable,
      let system = target.systemClasses(of: type.path).first,
      Self.designated[system] != nil
    else { return nil }
    let names = type.path.split(separator: ".")
    let around = names.indices.map { names[...$0].joined(separator: ".") }
    let isNamed = around.allSatisfy { path in
      target.declaration(of: path).map {
        !target[$0].isGeneric && target[$0].prefix.modifiers.isDisjoint(with: Self.modifiers)
      } ?? true
    }
    guard isNamed else { return nil }
    (self.type, self.target, self.system) = (type, target, system)
  }

  /// The reason why none can be made without arguments; `nil` if one can.
  func obstacle(_ nibs: Set<String>) -> String? {
    let hasOutlets = ([type.path] + target.superclasses(of: type.path)).contains { path in
      target.places[path]?.contains { place in
        target[place].members.contains { $0.prefix.has("@IBOutlet") }
      } ?? false
    }
    let name = type.path.split(separator: ".").last.map(String.init) ?? type.path
    if hasOutlets, !nibs.contains(name) { return "its views are those of a storyboard" }
    return isMade ? nil : "its initializers take arguments"
  }

  /// True if the class can be made without arguments, as Swift has initializers inherited.
  private var isMade: Bool {
    for path in [type.path] + target.superclasses(of: type.path) {
      let initializers = target.members(named: "init", of: path).map(\.member)
      let plain = initializers.filter { $0.parameters.allSatisfy(\.hasDefault) }
      if !plain.isEmpty {
        return plain.contains {
          !$0.isPrivate && !$0.isThrowing && !$0.isAsync && !$0.prefix.isUnavailable
        }
      }
      let names = Set(
        initializers.filter { !$0.prefix.modifiers.contains("convenience") }.map(\.fullName))
      guard names.isEmpty || names.isSuperset(of: Self.designated[system] ?? []) else {
        return false
      }
    }
    return true
  }
}
