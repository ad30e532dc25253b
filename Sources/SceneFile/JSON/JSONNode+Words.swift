extension JSONNode {
  /// A text from outside of a file as a JSON value: an object where it looks like one, or else the
  /// words themselves.
  static func written(_ source: SourceText, _ diagnostics: inout Diagnostics) -> JSONNode? {
    let whole = SourceRange(0, source.bytes.count)
    let text = source.text(in: whole)
    if text.drop(while: { $0 == " " }).hasPrefix("{") {
      return JSONReader(.json5).read(source, into: &diagnostics)
    }
    diagnostics.register(source)
    return JSONNode(.string(text), at: whole)
  }
}
