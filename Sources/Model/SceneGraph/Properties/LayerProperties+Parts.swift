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
