/// One thing that is changed in a file, token by token.
protocol RewritePass: SendableMetatype {
  static func run(on place: FilePlace, into rewriting: inout Rewriting)
}

/// A file among the others of its target.
struct FilePlace: Sendable {
  let target: RewriteTarget
  let requirements: OptionalNames
  let overrides: ExtensionOverrides
  let interfaces: TargetInterfaces
  let index: Int

  var file: SourceFile { target.files[index] }

  var declarations: FileDeclarations { target.declarations[index] }

  /// The type around a lexeme.
  func enclosingType(of lexeme: Int) -> TypeDeclaration? {
    declarations.enclosing[lexeme].map { declarations.types[$0] }
  }

  /// The lexemes that the compiler will see, as far as is known.
  var activeLexemes: some Sequence<Int> {
    let isActive = declarations.isActive
    return file.lexemes.indices.lazy.filter { isActive[$0] }
  }
}
