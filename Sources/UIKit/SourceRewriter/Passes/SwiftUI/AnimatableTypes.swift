/// Writes what the macro `@Animatable` makes of a type: the data that animations move, from its stored properties.
enum AnimatableTypes: RewritePass {
  /// Types that are numbers by themselves.
  private static let plain: Set<String> = ["Double", "Float", "CGFloat"]

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    for type in place.declarations.types where type.isActive {
      for attribute in type.prefix.attributes where attribute.name == "@Animatable" {
        rewriting.blank(attribute.lexemes)
        write(type, in: place.file, &rewriting)
      }
      for member in type.members {
        for attribute in member.prefix.attributes where attribute.name == "@AnimatableIgnored" {
          rewriting.blank(attribute.lexemes)
        }
      }
    }
  }

  private static func write(
    _ type: TypeDeclaration, in file: SourceFile, _ rewriting: inout Rewriting
  ) {
    let moving = type.members.filter { isMoving($0, in: file) }
    for member in moving where member.result.isEmpty {
      rewriting.report(
        .error, at: member.keyword,
        "'\(member.name)' of an '@Animatable' type needs its type here; write "
          + "'var \(member.name): Type'")
    }
    guard moving.allSatisfy({ !$0.result.isEmpty }), let last = moving.last else { return }
    var data = dataType(of: last)
    var (reading, writing) = (access(to: last), "")
    var path = String(repeating: ".second", count: moving.count - 1)
    writing = "\(access(to: last)) = newValue\(path)"
    for member in moving.dropLast().reversed() {
      data = "AnimatablePair<\(dataType(of: member)), \(data)>"
      reading = "AnimatablePair(\(access(to: member)), \(reading))"
      path = String(path.dropLast(".second".count))
      writing = "\(access(to: member)) = newValue\(path).first; " + writing
    }
    rewriting.insert(
      "; \(access(to: type))var animatableData: \(data) { get { \(reading) } set { \(writing) } } ",
      before: type.close)
  }

  /// True for a stored property that may change, unless its attribute says otherwise.
  private static func isMoving(_ member: Member, in file: SourceFile) -> Bool {
    guard member.kind == .property, file.word(member.keyword) == "var",
      !member.prefix.attributes.contains(where: { $0.name == "@AnimatableIgnored" }),
      !member.prefix.modifiers.contains("static")
    else { return false }
    // A computed property has braces behind its type, which are no observers.
    guard let brace = member.lexemes.first(where: { file.word($0) == "{" }) else { return true }
    return (member.keyword..<brace).contains { file.word($0) == "=" }
      || ["didSet", "willSet"].contains(file.word(brace + 1))
  }

  /// The word before a member that as many may see as the type.
  private static func access(to type: TypeDeclaration) -> String {
    switch type.prefix.access {
    case "public", "open": "public "
    case "package": "package "
    default: ""
    }
  }

  private static func dataType(of member: Member) -> String {
    plain.contains(member.result) ? member.result : "\(member.result).AnimatableData"
  }

  private static func access(to member: Member) -> String {
    plain.contains(member.result) ? member.name : "\(member.name).animatableData"
  }
}
