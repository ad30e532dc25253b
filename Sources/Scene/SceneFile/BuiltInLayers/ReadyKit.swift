import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneGraph

/// Construction kit for ready layers.
struct ReadyKit: Sendable {
  let canvas: CanvasDraft
  /// True if inner layers have names, to which that of the layer is added.
  let isNamed: Bool
  /// Position of the request for the ready layer.
  let range: SourceRange
  let source: SourceText

  /// A box in its parent.
  func box(
    _ name: String?, _ frame: Rect, color: Color? = nil, radius: Double = 0
  ) -> LayerDraft {
    var draft = LayerDraft(at: range, in: source)
    draft.id = isNamed ? name : nil
    draft.properties.frame = frame
    draft.isPlaced = true
    draft.properties.background = color.map { .color($0) }
    draft.properties.cornerRadii = CornerRadii(all: radius)
    return draft
  }

  /// An outline in the coordinates of the parent.
  func outline(_ name: String, _ path: Path, color: Color) -> LayerDraft {
    var draft = box(name, path.controlBox)
    let corner = path.controlBox.origin - Point.zero
    draft.properties.content = .shape(
      ShapeContent(path.map { $0 - corner }, fill: .color(color)))
    return draft
  }

  /// Words in the middle of a box.
  func words(
    _ name: String, _ string: String, in frame: Rect, size: Double, weight: Double, color: Color,
    alignment: TextContent.Alignment = .center
  ) -> LayerDraft {
    var draft = box(name, frame)
    let run = TextRun(
      string, font: Font(size: size, weight: weight), paint: .color(color),
      letterSpacing: -0.02 * size)
    draft.properties.content = .text(
      TextContent([run], alignment: alignment, verticalAlignment: .center))
    return draft
  }
}

extension LayerDraft {
  /// Lets the layer appear and disappear: it fades, and comes from a larger size or a smaller one.
  mutating func show(
    from: Time?, until: Time?, startingAt factor: Double, endingAt last: Double
  ) {
    if from == nil, until == nil { return }
    let begin = from ?? .zero
    let entry = from.map { _ in Moment.entry } ?? .zero
    var times = from == nil ? [Time.zero] : [.zero, entry]
    var opacities = from == nil ? [1.0] : [0, 1]
    var factors = from == nil ? [1.0] : [factor, 1]
    if let until {
      let end = max(until - begin, entry)
      times += [end, end + Moment.exit]
      opacities += [1, 0]
      factors += [1, last]
    }
    keyframe(.opacity, times: times, values: opacities.map { .number($0) }, from: begin)
    keyframe(.scale, times: times, values: factors.map { .pair($0, $0) }, from: begin)
  }

  private mutating func keyframe(
    _ property: Property, times: [Time], values: [Value], from begin: Time
  ) {
    var animation = AnimationDraft(at: range)
    animation.delay = begin
    animation.duration = times.last
    animation.keyframes = zip(times, values).map { time, value in
      KeyframeDraft(
        moment: .time(time), value: value, easing: .cubicBezier(0.2, 0, 0, 1), range: range)
    }
    movements.append(Movement(property: property, animation: animation, source: source))
    if let last = values.last { properties[property] = last }
  }

  /// Durations of a layer's appearance and disappearance.
  private enum Moment {
    static let entry = Time.milliseconds(180)
    static let exit = Time.milliseconds(240)
  }
}

extension ReadyKit {
  /// The bar at the lower edge that a swipe begins at; nothing where the device has none.
  func homeIndicator(_ settings: ReadySettings) -> LayerDraft {
    let device = settings.device ?? Device.all[0]
    let (width, height) = (device.size.width, device.safeArea.bottom)
    var layer = box(nil, Rect(x: 0, y: device.size.height - height, width: width, height: height))
    if height == 0 { return layer }
    let isThin = device.platform == .android
    let bar = isThin ? Size(108, 4) : Size(device.size.width > 600 ? 264 : 139, 5)
    let top = isThin ? (height - bar.height) / 2 : height - bar.height - 8
    layer.children = [
      box(
        "bar", Rect(x: (width - bar.width) / 2, y: top, width: bar.width, height: bar.height),
        color: settings.looks.ink, radius: bar.height / 2)
    ]
    return layer
  }

  /// A finger on the screen.
  func touch(_ settings: ReadySettings) -> LayerDraft {
    let size = Size(settings.diameter, settings.diameter)
    let isLight = settings.looks == .light
    var layer = box(
      nil, Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      color: isLight ? Color(rgb: 0x3C3C43, alpha: 0.3) : Color(white: 1, alpha: 0.34),
      radius: size.width / 2)
    layer.properties.border = Border(width: 1.5, color: Color(white: 1, alpha: 0.75))
    layer.properties.shadow = Shadow(opacity: 0.22, offset: Vector(0, 2), blur: 10)
    layer.show(from: settings.from, until: settings.until, startingAt: 1.5, endingAt: 1.3)
    return layer
  }
}
