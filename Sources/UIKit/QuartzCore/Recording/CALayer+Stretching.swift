import HeadlessCoreGraphics
import SegueGeometry
import SegueMotion
import SegueSceneGraph

// Drawn contents fill their layer while its size moves, as Core Animation stretches contents.

extension CALayer {
  /// Layers that were drawn before, as what a layer shows.
  struct StretchedBackdrop {
    /// Their place among the backdrop's layers.
    let index: Int
    /// Their size when they were drawn.
    let size: CGSize
  }
}

extension CALayer {
  /// The drawn contents that change with the layer's size.
  var stretchedBackdrops: [StretchedBackdrop] {
    var found: [StretchedBackdrop] = []
    var index = drawing.count
    switch backdrop {
    case .layers(_, let size):
      found.append(StretchedBackdrop(index: index, size: size))
      index += 1
    case .text: index += 1
    case .filters, nil: break
    }
    if let image = contents as? CGImage, case .drawing = image.content {
      found.append(StretchedBackdrop(index: index, size: drawnSize(of: image)))
    }
    return found.filter { $0.size.width > 0 && $0.size.height > 0 }
  }

  /// Returns the lanes that move the drawn contents: they stay in the middle, and grow with the layer.
  func lanes(stretching drawing: StretchedBackdrop) -> [LayerMovement.Lane] {
    let sizes = lanes.filter {
      $0.part == .layer && [.size, .width, .height].contains($0.property)
    }
    guard !sizes.isEmpty else { return [] }
    let middles = sizes.compactMap { $0.following(as: Self.middle, by: [0.5, 0.5]) }
    switch contentsGravity {
    case .resize:
      let factors = SIMD2(1 / Double(drawing.size.width), 1 / Double(drawing.size.height))
      return middles + sizes.compactMap { $0.following(as: Self.growth, by: factors) }
    case .resizeAspect, .resizeAspectFill:
      return middles + [sampled(sizes, drawing)].compactMap { $0 }
    default: return middles
    }
  }

  private static let middle: [Property: Property] = [
    .size: .position, .width: .positionX, .height: .positionY,
  ]
  private static let growth: [Property: Property] = [
    .size: .scale, .width: .scaleX, .height: .scaleY,
  ]

  /// The scale of contents that keep their shape, frame by frame: it is no sum of what the sizes do.
  private func sampled(
    _ sizes: [LayerMovement.Lane], _ drawing: StretchedBackdrop
  ) -> LayerMovement.Lane? {
    let ends = sizes.map(\.animation.end)
    let begins = sizes.map { $0.animation.groups.first?.timing.begin ?? $0.animation.timing.begin }
    guard let begin = begins.min(), let end = ends.compactMap({ $0 }).max(), begin < end,
      !ends.contains(nil)
    else { return nil }
    let count = min(Int(((end - begin).seconds * 60).rounded(.up)), 3600)
    let values = (0...count).map { step in
      let time = begin.seconds + (end - begin).seconds * Double(step) / Double(count)
      let factors = contentsGravity.factors(
        of: drawing.size, in: moved(sizes, at: time))
      return Value.pair(factors.x, factors.y)
    }
    var timing = Timing(begin: begin, duration: end - begin)
    timing.fill = .backwards
    return LayerMovement.Lane(
      part: .layer, property: .scale,
      animation: Animation(.keyframes(Keyframes(values)), timing: timing))
  }

  /// The size at a moment of the layer's time.
  private func moved(_ sizes: [LayerMovement.Lane], at seconds: Double) -> CGSize {
    var looks = LayerProperties()
    looks.size = bounds.size.size
    let model = looks
    for lane in sizes {
      guard let own = model[lane.property], let current = looks[lane.property],
        let value = lane.animation.value(at: seconds, model: own, current: current)
      else { continue }
      looks[lane.property] = value
    }
    return CGSize(width: looks.size.width, height: looks.size.height)
  }
}

extension LayerMovement.Lane {
  /// The same movement of another property, whose values are so many times those of a size.
  fileprivate func following(
    as properties: [Property: Property], by factors: SIMD2<Double>
  ) -> LayerMovement.Lane? {
    guard let other = properties[property],
      let course = animation.course.scaled(by: lanes(of: factors))
    else { return nil }
    var animation = animation
    animation.course = course
    return LayerMovement.Lane(part: .layer, property: other, animation: animation)
  }

  private func lanes(of pair: SIMD2<Double>) -> SIMD4<Double> {
    switch property {
    case .width: SIMD4(repeating: pair.x)
    case .height: SIMD4(repeating: pair.y)
    default: SIMD4(pair.x, pair.y, pair.x, pair.y)
    }
  }
}

extension Animation.Course {
  /// The course through values that are so many times as large; `nil` for one that is no list of values.
  fileprivate func scaled(by factors: SIMD4<Double>) -> Animation.Course? {
    func scaled(_ value: Value?) -> Value? {
      guard case .numbers(let numbers)? = value else { return nil }
      return .numbers(numbers * factors)
    }
    switch self {
    case .basic(let way):
      return .basic(
        FromTo(from: scaled(way.from), to: scaled(way.to), by: scaled(way.by), arc: way.arc))
    case .keyframes(let keyframes):
      return .keyframes(
        Keyframes(
          keyframes.values.compactMap(scaled), times: keyframes.times,
          easings: keyframes.easings, mode: keyframes.mode, arc: keyframes.arc))
    case .along, .coasting: return nil
    }
  }
}
