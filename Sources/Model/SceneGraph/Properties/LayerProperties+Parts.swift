import SegueGeometry

/// The parts of a layer that its content may have or not; a layer with another content stays as it is.
extension LayerProperties {
  /// Paint that fills the box as its content.
  var fill: Paint? {
    get { if case .paint(let paint) = content { paint } else { nil } }
    set { if let newValue, case .paint = content { content = .paint(newValue) } }
  }

  /// The picture.
  var image: ImageContent? {
    get { if case .image(let image) = content { image } else { nil } }
    set { if let newValue, case .image = content { content = .image(newValue) } }
  }

  /// The words.
  var text: TextContent? {
    get { if case .text(let text) = content { text } else { nil } }
    set { if let newValue, case .text = content { content = .text(newValue) } }
  }

  /// The outline.
  var shape: ShapeContent? {
    get { if case .shape(let shape) = content { shape } else { nil } }
    set { if let newValue, case .shape = content { content = .shape(newValue) } }
  }

  /// Wipe mask with the progress of a transition.
  var field: WipeMask? {
    get { if case .field(let field) = content { field } else { nil } }
    set { if let newValue, case .field = content { content = .field(newValue) } }
  }

  /// The transform, taken apart.
  var components: LayerTransform {
    get { transform.decomposed }
    set { transform = newValue }
  }
}

extension LayerTransform {
  /// The shift along x and y.
  var shift: SIMD4<Double> {
    get { [translation.x, translation.y, 0, 0] }
    set { translation = [newValue.x, newValue.y, translation.z] }
  }

  /// The factors along x and y.
  var factors: SIMD4<Double> {
    get { [scale.x, scale.y, 0, 0] }
    set { scale = [newValue.x, newValue.y, scale.z] }
  }
}

extension TextContent {
  /// Paint of the first run; setting it changes all runs.
  var paint: Paint? {
    get { runs.first?.paint }
    set {
      guard let newValue else { return }
      for index in runs.indices { runs[index].paint = newValue }
    }
  }
}

/// The numbers of forms; a form of another kind stays as it is.
extension ShapeForm {
  var rectangleRadius: Double? {
    get { if case .rectangle(let radius) = self { radius } else { nil } }
    set { if let newValue, case .rectangle = self { self = .rectangle(cornerRadius: newValue) } }
  }

  var polygonRadius: Double? {
    get { if case .polygon(_, let radius) = self { radius } else { nil } }
    set {
      guard let newValue, case .polygon(let sides, _) = self else { return }
      self = .polygon(sides: sides, cornerRadius: newValue)
    }
  }

  var starRadius: Double? {
    get { if case .star(_, _, let radius) = self { radius } else { nil } }
    set {
      guard let newValue, case .star(let points, let inner, _) = self else { return }
      self = .star(points: points, innerRadius: inner, cornerRadius: newValue)
    }
  }

  var starInnerRadius: Double? {
    get { if case .star(_, let inner, _) = self { inner } else { nil } }
    set {
      guard let newValue, case .star(let points, _, let radius) = self else { return }
      self = .star(points: points, innerRadius: newValue, cornerRadius: radius)
    }
  }
}

extension [Filter] {
  func amount(at index: Int) -> Double? { indices.contains(index) ? self[index].amount : nil }

  mutating func setAmount(_ amount: Double, at index: Int) {
    if indices.contains(index) { self[index].amount = amount }
  }
}

extension LayerProperties {
  /// The value of a property; `nil` where the layer has nothing of the kind, such as the color of
  /// words that are not there.
  ///
  /// Setting a value of another kind than the property's changes nothing.
  package subscript(property: Property) -> Value? {
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
