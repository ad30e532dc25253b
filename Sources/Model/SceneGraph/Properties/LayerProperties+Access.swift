extension LayerProperties {
  /// The value of a property; `nil` where the layer has nothing of the kind, such as the color of
  /// words that are not there.
  ///
  /// Setting a value of another kind than the property's changes nothing.
  public subscript(property: Property) -> Value? {
    get {
      switch property.row.access {
      case .number(let get, _): get(self).map { .number($0) }
      case .numbers(let get, _): get(self).map { .numbers($0) }
      case .transform(let get, _): get(self).map { .transform($0) }
      case .path(let get, _): get(self).map { .path($0) }
      case .paint(let get, _): get(self).map { .paint($0) }
      case .flag(let get, _): get(self).map { .flag($0) }
      case .amount(let index, let get, _): get(self, index).map { .number($0) }
      }
    }
    set {
      guard let newValue else { return }
      switch (property.row.access, newValue) {
      case (.number(_, let set), .numbers(let numbers)): set(&self, numbers.x)
      case (.numbers(_, let set), .numbers(let numbers)): set(&self, numbers)
      case (.transform(_, let set), .transform(let map)): set(&self, map)
      case (.path(_, let set), .path(let path)): set(&self, path)
      case (.paint(_, let set), .paint(let paint)): set(&self, paint)
      case (.flag(_, let set), .flag(let flag)): set(&self, flag)
      case (.amount(let index, _, let set), .numbers(let numbers)): set(&self, index, numbers.x)
      case (.number, _), (.numbers, _), (.transform, _), (.path, _), (.paint, _), (.flag, _),
        (.amount, _):
        break
      }
    }
  }

  /// The filter whose amount the property is.
  package func filter(movedBy property: Property) -> Filter? {
    switch property {
    case .filter(let index): filters.indices.contains(index) ? filters[index] : nil
    case .backdropFilter(let index):
      backdropFilters.indices.contains(index) ? backdropFilters[index] : nil
    default: nil
    }
  }
}
