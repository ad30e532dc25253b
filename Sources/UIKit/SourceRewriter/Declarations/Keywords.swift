/// The words of Swift that tell declarations from other code.
enum Keywords {
  static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

  static let members: Set<String> = ["func", "var", "let", "subscript", "init"]

  /// Words before which `class` is a modifier, and no declaration.
  static let behindClassModifier: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal",
    "fileprivate", "open", "package", "dynamic", "nonisolated", "prefix", "postfix",
  ]

  static let access: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  static let modifiers: Set<String> = access.union([
    "static", "final", "override", "lazy", "weak", "unowned", "dynamic", "optional", "required",
    "convenience", "mutating", "nonmutating", "nonisolated", "indirect", "prefix", "postfix",
    "infix", "distributed", "borrowing", "consuming", "isolated",
  ])

  /// Words that may stand between `import` and a module.
  static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]
}
