import SegueGeometry
import SegueSceneGraph

extension LayerProperties {
  /// The value of a property that belongs to the layer's content.
  func contentPart(_ property: Property) -> Value? {
    switch (property, content) {
    case (.fill, .paint(let paint)): .paint(paint)
    case (.imageTint, .image(let image)): image.tint.map { .color($0) }
    case (.imageCrop, .image(let image)): image.crop.map { .numbers($0.components) }
    case (.textColor, .text(let text)): text.runs.first.map { .paint($0.paint) }
    case (.fieldProgress, .field(let field)): .number(field.progress)
    case (_, .shape(let shape)): shape.part(property)
    default: nil
    }
  }

  /// Sets a property of the content that is made of numbers.
  mutating func setContentPart(_ property: Property, _ value: SIMD4<Double>) {
    switch (property, content) {
    case (.imageTint, .image(var image)):
      image.tint = Color(components: value)
      content = .image(image)
    case (.imageCrop, .image(var image)):
      image.crop = Rect(x: value.x, y: value.y, width: value.z, height: value.w)
      content = .image(image)
    case (.fieldProgress, .field(var field)):
      field.progress = value.x
      content = .field(field)
    case (_, .shape(var shape)):
      shape.set(property, to: value.x)
      content = .shape(shape)
    default: break
    }
  }

  /// Sets a property that is an outline.
  mutating func set(_ property: Property, to path: Path) {
    switch (property, content) {
    case (.shadowPath, _): shadow?.path = path
    case (.pathData, .shape(var shape)) where shape.form.path != nil:
      shape.form = .path(path)
      content = .shape(shape)
    default: break
    }
  }

  /// Sets a property that is a fill.
  mutating func set(_ property: Property, to paint: Paint) {
    switch (property, content) {
    case (.background, _): background = paint
    case (.fill, .paint): content = .paint(paint)
    case (.textColor, .text(var text)):
      for index in text.runs.indices { text.runs[index].paint = paint }
      content = .text(text)
    case (_, .shape(var shape)):
      shape.set(property, to: paint)
      content = .shape(shape)
    default: break
    }
  }
}

extension Rect {
  fileprivate var components: SIMD4<Double> { [minX, minY, width, height] }
}
