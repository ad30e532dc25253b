/// Locations of a target's types and of the methods that findings are about, of the names of resources, and of
/// the folders with them.
enum PlaceTable {
  /// Returns the code that registers them before the program begins; empty where nothing is declared.
  static func text(for target: RewriteTarget, in folder: String, _ assets: [String]) -> String {
    let calls = target.files.indices.compactMap { call(for: $0, of: target, in: folder) }
    let folders = assets.map { "  AppAssets.add(\(Location.literal($0)))" }
    guard !calls.isEmpty || !folders.isEmpty else { return "" }
    return """

      @section(".init_array") @used
      private let unchangedUIKitPlaces: @convention(c) () -> Void = {
      \(folders.joined(separator: "\n"))
        SourcePlaces.whenNeeded {
      \(calls.joined(separator: "\n"))
        }
      }

      """
  }

  private static func call(for index: Int, of target: RewriteTarget, in folder: String) -> String? {
    let file = target.files[index]
    let types = target.declarations[index].types.filter(\.isActive)
    let rows = types.flatMap { self.rows(of: $0, in: file) } + resources(in: file)
    guard !rows.isEmpty else { return nil }
    let arguments = [path(file.path, in: folder), folder, rows.joined(separator: "\n")]
      .map(Location.literal)
    return "    SourcePlaces.register("
      + "#fileID, file: \(arguments[0]), in: \(arguments[1]), rows: \(arguments[2]))"
  }

  /// The path as it is seen from a folder that it lies in.
  static func path(_ path: String, in folder: String) -> String {
    let prefix = folder + "/"
    guard !folder.isEmpty, path.hasPrefix(prefix) else { return path }
    return String(path.dropFirst(prefix.count))
  }

  private static func rows(of type: TypeDeclaration, in file: SourceFile) -> [String] {
    let line = file.lexemes[type.nameEnd - 1].line
    let own = type.kind == "extension" ? [] : ["\(line) \(type.path)"]
    var names: Set<String> = []
    return own
      + type.members.filter(\.isActive).compactMap { member in
        guard let name = name(of: member), names.insert(name).inserted else { return nil }
        return "\(file.lexemes[member.keyword].line) \(type.path).\(name)"
      }
  }

  /// Returns the places where a literal names a picture or a color.
  private static func resources(in file: SourceFile) -> [String] {
    var names: Set<String> = []
    return file.lexemes.indices.compactMap { index in
      guard labels.contains(file.word(index)), file.word(index + 1) == ":",
        let name = file.plainText(index + 2), names.insert(name).inserted
      else { return nil }
      return "\(file.lexemes[index + 2].line) \"\(name)\""
    }
  }

  private static let labels: Set<String> = [
    "named", "resourceName", "imageLiteralResourceName",
  ]

  /// Returns the name of a method in findings: actions by their selector, others as Swift does.
  private static func name(of member: Member) -> String? {
    guard member.kind == .function, member.hasBody, !member.isStatic else { return nil }
    if asked.contains(member.fullName) { return member.fullName }
    return member.prefix.isExposed ? MethodName.selector(member) : nil
  }

  /// Methods that UIKit calls, in which animators and controllers cause findings.
  private static let asked: Set<String> = [
    "animateTransition(using:)", "interruptibleAnimator(using:)",
    "startInteractiveTransition(_:)", "loadView()", "viewDidLoad()", "viewWillAppear(_:)",
    "viewDidAppear(_:)", "viewDidLayoutSubviews()", "layoutSubviews()", "updateConstraints()",
    "perform()",
  ]
}

/// Says to the compiler where a line is from.
enum Location {
  /// The directive that gives the line below it a place in a file.
  static func directive(line: Int, of file: SourceFile) -> String {
    "#sourceLocation(file: \(literal(file.path)), line: \(line))"
  }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
