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
