extension RewriteTarget {
  /// The classes of the system that a type is, or descends from, nearest first; none for what is no class, and for
  /// classes that begin with the target.
  func systemClasses(of path: String) -> [String] {
    if declaration(of: path) == nil { return SystemClasses.line(from: path) }
    return ([path] + superclasses(of: path)).lazy.compactMap { path in
      self.declaration(of: path).map { self[$0].inherited.first.map(SystemClasses.line) ?? [] }
    }.first { !$0.isEmpty } ?? []
  }
}
