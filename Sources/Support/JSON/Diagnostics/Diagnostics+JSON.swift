extension Diagnostics {
  /// The messages for programs, one object each, in the order of `sorted`.
  ///
  /// `line` and `column` count from 1 and the end is the position after the last character; what
  /// does not apply is left out.
  public var json: [JSONValue] { placed.map(\.json) }

  /// The messages with their places in lines and columns, in the order of `sorted`.
  public var placed: [PlacedMessage] {
    sorted.map { diagnostic in
      var message = PlacedMessage(diagnostic.severity, diagnostic.message, hint: diagnostic.hint)
      message.place = diagnostic.place.map(stretch)
      message.path = diagnostic.path
      message.related = diagnostic.related.map {
        PlacedMessage.Remark(place: stretch($0.place), message: $0.message)
      }
      return message
    }
  }

  private func stretch(_ place: SourcePosition) -> PlacedMessage.Place {
    var stretch = PlacedMessage.Place(file: place.file)
    if let (start, end) = positions(of: place) {
      (stretch.line, stretch.column) = (start.line, start.column)
      (stretch.endLine, stretch.endColumn) = (end.line, end.column)
    }
    return stretch
  }

  /// Returns the start and end of a place, if its source is registered.
  func positions(of place: SourcePosition) -> (start: TextPosition, end: TextPosition)? {
    source(named: place.file).map { source in
      let range = place.range.bytes
      return (source.position(of: range.lowerBound), source.position(of: range.upperBound))
    }
  }
}
