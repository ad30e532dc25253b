extension Diagnostics {
  /// The messages as GitHub reads them from a log, one line each, to annotate a change with.
  public var annotations: String {
    sorted.map { annotation(for: $0) + "\n" }.joined()
  }

  private func annotation(for diagnostic: Diagnostic) -> String {
    let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.name
    let properties = diagnostic.place.map { " " + annotationProperties(of: $0) } ?? ""
    let hint = diagnostic.hint.map { "\nhint: \($0)" } ?? ""
    return "::\(command)\(properties)::\(escaped(diagnostic.sentence + hint, also: ""))"
  }

  private func annotationProperties(of place: SourcePlace) -> String {
    var properties = ["file=\(escaped(place.file, also: ":,"))"]
    if let (start, end) = positions(of: place) {
      properties += ["line=\(start.line)", "col=\(start.column)", "endLine=\(end.line)"]
      // An end column is read only where the end is on the line of the start.
      if start.line == end.line { properties.append("endColumn=\(end.column)") }
    }
    return properties.joined(separator: ",")
  }

  /// The text with everything that would end a command or a property as a percent escape.
  private func escaped(_ text: String, also special: String) -> String {
    text.unicodeScalars.map { scalar in
      guard "%\r\n\(special)".unicodeScalars.contains(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
