/// Takes away the attributes that only Objective-C and Interface Builder understand.
enum Attributes: RewritePass {
  static let names: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
    "@IBDesignable", "@IBSegueAction", "@NSManaged", "@NSCopying", "@GKInspectable",
    "@UIApplicationMain", "@NSApplicationMain",
  ]

  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for (index, lexeme) in file.lexemes.enumerated() {
      if lexeme.kind == .attribute, names.contains(lexeme.text) {
        rewriting.blank(index..<file.endOfAttribute(index))
      } else if lexeme.kind == .word, lexeme.text == "dynamic", isModifier(index, in: file) {
        rewriting.blank(index..<index + 1)
      }
    }
    for type in place.declarations.types where isApp(type, in: place.target) {
      for attribute in type.prefix.attributes where attribute.name == "@main" {
        rewriting.blank(attribute.lexemes)
      }
    }
  }

  /// Returns true if an application would begin with the type: the program that films it has a beginning of its
  /// own.
  private static func isApp(_ type: TypeDeclaration, in target: RewriteTarget) -> Bool {
    type.prefix.has("@main")
      && ([type.path] + target.ancestors(of: type.path)).contains { path in
        (target.places[path] ?? []).contains {
          target[$0].inherited.contains("UIApplicationDelegate")
        }
      }
  }

  /// Returns true if a word is a modifier here: a declaration goes on behind it.
  private static func isModifier(_ index: Int, in file: SourceFile) -> Bool {
    guard file.word(index - 1) != ".", index + 1 < file.lexemes.count else { return false }
    let next = file.word(index + 1)
    return file.lexemes[index + 1].kind == .attribute || Keywords.modifiers.contains(next)
      || Keywords.members.contains(next) || Keywords.types.contains(next)
  }
}

extension SourceFile {
  /// The lexeme behind an attribute or a modifier and its arguments, before which only `@objc` has a space.
  func endOfAttribute(_ index: Int) -> Int {
    guard word(index + 1) == "(", touchesPrevious(index + 1) || word(index) == "@objc",
      let close = partners[index + 1]
    else { return index + 1 }
    return close + 1
  }
}

/// Has layers keep the values of properties that their classes only name.
///
/// With Objective-C `@NSManaged` says that the accessors appear at run time.
enum ManagedProperties: RewritePass {
  static func run(on place: FilePlace, into rewriting: inout Rewriting) {
    let file = place.file
    for type in place.declarations.types where type.isActive {
      for member in type.members where member.kind == .property && member.isActive {
        guard member.prefix.attributes.contains(where: { $0.name == "@NSManaged" }),
          !member.lexemes.contains(where: { file.word($0) == "{" })
        else { continue }
        let key = "forKey: \"\(MethodName.plain(member.name))\""
        rewriting.insert(
          "{ get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }; ",
          before: member.lexemes.upperBound)
      }
    }
  }
}
