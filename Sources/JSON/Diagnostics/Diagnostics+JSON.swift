extension Diagnostics {
  /// The messages for programs, one object each, in the order of `sorted`.
  ///
  /// `line` and `column` count from 1 and the end is the position after the last character; what
  /// does not apply is left out.
  public var json: [JSONValue] {
    sorted.map { diagnostic in
      var members: [JSONValue.Member] = [.init("severity", .string(diagnostic.severity.name))]
      members += placeMembers(diagnostic.place)
      if let path = diagnostic.path { members.append(.init("path", .string(path))) }
      members.append(.init("message", .string(diagnostic.message)))
      if let hint = diagnostic.hint { members.append(.init("hint", .string(hint))) }
      if !diagnostic.related.isEmpty {
        members.append(.init("related", .array(diagnostic.related.map(remark))))
      }
      return .object(members)
    }
  }

  private func remark(_ related: Diagnostic.Related) -> JSONValue {
    .object(placeMembers(related.place) + [.init("message", .string(related.message))])
  }

  private func placeMembers(_ place: SourcePosition?) -> [JSONValue.Member] {
    guard let place else { return [] }
    var members: [JSONValue.Member] = [.init("file", .string(place.file))]
    if let (start, end) = positions(of: place) {
      members += [
        .init("line", JSONValue(start.line)), .init("column", JSONValue(start.column)),
        .init("endLine", JSONValue(end.line)), .init("endColumn", JSONValue(end.column)),
      ]
    }
    return members
  }

  /// Where a place starts and ends, if its source is registered.
  func positions(of place: SourcePosition) -> (start: TextPosition, end: TextPosition)? {
    source(named: place.file).map { source in
      let range = place.range.bytes
      return (source.position(of: range.lowerBound), source.position(of: range.upperBound))
    }
  }
}
