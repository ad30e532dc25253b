public import SegueSceneGraph
import SegueGeometry

extension LayerProperties {
  /// The value of a property; `nil` where the layer has nothing of the kind, such as the color of
  /// words that are not there.
  ///
  /// Setting a value of another kind than the property's changes nothing.
  public subscript(property: Property) -> Value? {
    get { place(property) ?? transformPart(property) ?? look(property) ?? contentPart(property) }
    set {
      guard let newValue else { return }
      switch newValue {
      case .numbers(let numbers): set(property, to: numbers)
      case .transform(let map): if property == .matrix { transform = LayerTransform(matrix: map) }
      case .path(let path): set(property, to: path)
      case .paint(let paint): set(property, to: paint)
      case .flag(let flag): if property == .hidden { isHidden = flag }
      }
    }
  }

  private mutating func set(_ property: Property, to numbers: SIMD4<Double>) {
    if setPlace(property, numbers) || setTransformPart(property, numbers) { return }
    if !setLook(property, numbers) { setContentPart(property, numbers) }
  }
}

// MARK: - Place

extension LayerProperties {
  private func place(_ property: Property) -> Value? {
    switch property {
    case .position: .pair(position.x, position.y)
    case .positionX: .number(position.x)
    case .positionY: .number(position.y)
    case .size: .pair(size.width, size.height)
    case .width: .number(size.width)
    case .height: .number(size.height)
    case .anchor: .pair(anchor.x, anchor.y)
    case .perspective: .number(perspective)
    case .opacity: .number(opacity)
    case .zPosition: .number(zPosition)
    case .hidden: .flag(isHidden)
    default: nil
    }
  }

  private mutating func setPlace(_ property: Property, _ value: SIMD4<Double>) -> Bool {
    switch property {
    case .position: position = Point(value.x, value.y)
    case .positionX: position.x = value.x
    case .positionY: position.y = value.x
    case .size: size = Size(value.x, value.y)
    case .width: size.width = value.x
    case .height: size.height = value.x
    case .anchor: anchor = UnitPoint(value.x, value.y)
    case .perspective: perspective = value.x
    case .opacity: opacity = value.x
    case .zPosition: zPosition = value.x
    default: return false
    }
    return true
  }
}

// MARK: - Transform

extension LayerProperties {
  private func transformPart(_ property: Property) -> Value? {
    switch property {
    case .matrix: return .transform(transform.combined)
    case .translate, .translateX, .translateY, .translateZ, .scale, .scaleX, .scaleY,
      .rotate, .rotateX, .rotateY, .skewX, .skewY:
      let parts = transform.decomposed
      return parts.component(property)
    default: return nil
    }
  }

  private mutating func setTransformPart(_ property: Property, _ value: SIMD4<Double>) -> Bool {
    var parts = transform.decomposed
    guard parts.setComponent(property, value) else { return false }
    transform = parts
    return true
  }
}

extension LayerTransform {
  fileprivate func component(_ property: Property) -> Value? {
    switch property {
    case .translate: .pair(translation.x, translation.y)
    case .translateX: .number(translation.x)
    case .translateY: .number(translation.y)
    case .translateZ: .number(translation.z)
    case .scale: .pair(scale.x, scale.y)
    case .scaleX: .number(scale.x)
    case .scaleY: .number(scale.y)
    case .rotate: .number(rotationZ.degrees)
    case .rotateX: .number(rotationX.degrees)
    case .rotateY: .number(rotationY.degrees)
    case .skewX: .number(skewX.degrees)
    case .skewY: .number(skewY.degrees)
    default: nil
    }
  }

  fileprivate mutating func setComponent(_ property: Property, _ value: SIMD4<Double>) -> Bool {
    switch property {
    case .translate: translation = [value.x, value.y, translation.z]
    case .translateX: translation.x = value.x
    case .translateY: translation.y = value.x
    case .translateZ: translation.z = value.x
    case .scale: scale = [value.x, value.y, scale.z]
    case .scaleX: scale.x = value.x
    case .scaleY: scale.y = value.x
    case .rotate: rotationZ = .degrees(value.x)
    case .rotateX: rotationX = .degrees(value.x)
    case .rotateY: rotationY = .degrees(value.x)
    case .skewX: skewX = .degrees(value.x)
    case .skewY: skewY = .degrees(value.x)
    default: return false
    }
    return true
  }
}

// MARK: - Looks

extension LayerProperties {
  private func look(_ property: Property) -> Value? {
    switch property {
    case .cornerRadius: .numbers(cornerRadii.components)
    case .background: .paint(background ?? .color(.clear))
    case .borderWidth: .number(border.width)
    case .borderColor: .color(border.color)
    case .shadowColor: shadow.map { .color($0.color) }
    case .shadowOpacity: shadow.map { .number($0.opacity) }
    case .shadowOffset: shadow.map { .pair($0.offset.dx, $0.offset.dy) }
    case .shadowBlur: shadow.map { .number($0.blur) }
    case .shadowPath: shadow?.path.map { .path($0) }
    case .filter(let index): filters.value(at: index)
    case .backdropFilter(let index): backdropFilters.value(at: index)
    default: nil
    }
  }

  private mutating func setLook(_ property: Property, _ value: SIMD4<Double>) -> Bool {
    switch property {
    case .cornerRadius: cornerRadii = CornerRadii(components: value)
    case .borderWidth: border.width = value.x
    case .borderColor: border.color = Color(components: value)
    case .shadowColor: shadow?.color = Color(components: value)
    case .shadowOpacity: shadow?.opacity = value.x
    case .shadowOffset: shadow?.offset = Vector(value.x, value.y)
    case .shadowBlur: shadow?.blur = value.x
    case .filter(let index): filters.set(value.x, at: index)
    case .backdropFilter(let index): backdropFilters.set(value.x, at: index)
    default: return false
    }
    return true
  }
}

extension CornerRadii {
  fileprivate var components: SIMD4<Double> { [topLeft, topRight, bottomRight, bottomLeft] }

  fileprivate init(components: SIMD4<Double>) {
    self.init(
      topLeft: components.x, topRight: components.y, bottomRight: components.z,
      bottomLeft: components.w)
  }
}

extension [Filter] {
  fileprivate func value(at index: Int) -> Value? {
    indices.contains(index) ? .number(self[index].amount) : nil
  }

  fileprivate mutating func set(_ amount: Double, at index: Int) {
    if indices.contains(index) { self[index].amount = amount }
  }
}
