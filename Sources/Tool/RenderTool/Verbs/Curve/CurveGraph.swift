import SegueGeometry
import SegueMotion
import SegueMotionDescriptions
import SegueSceneGraph

/// A curve and its velocity over time, as a picture.
struct CurveGraph {
  private let answer: CurveAnswer
  private let points: [Sample]
  /// The greatest velocity that is shown, in whole ways per second.
  private let topSpeed: Double
  /// The values at the bottom and the top.
  private let bounds: ClosedRange<Double>

  /// The curve at one moment.
  private struct Sample {
    var seconds: Double
    var value: Double
    var velocity: Double
  }

  private static let canvas = Canvas(size: Size(880, 560), scale: 2)
  private static let plot = Rect(x: 72, y: 104, width: 776, height: 384)
  /// The greatest multiple of the mean velocity that is shown: some curves begin infinitely fast.
  private static let steepest = 8.0

  private static let ink = Color(rgb: 0x1C1C1E)
  private static let quiet = Color(rgb: 0x8E8E93)
  private static let faint = Color(rgb: 0xE5E5EA)
  private static let blue = Color(rgb: 0x0A6CFF)
  private static let orange = Color(rgb: 0xFF9500)
  private static let green = Color(rgb: 0x28A745)

  init(_ answer: CurveAnswer) {
    self.answer = answer
    let count = Int(Self.plot.width) * 2
    let (pace, duration) = (answer.pace, answer.duration)
    points = (0...count).map { index in
      let seconds = duration * Double(index) / Double(count)
      return Sample(
        seconds: seconds, value: pace.fraction(at: seconds, of: duration),
        velocity: pace.velocity(at: seconds, of: duration))
    }
    let fastest = points.map(\.velocity.magnitude).max() ?? 0
    let speed = duration > 0 ? min(fastest, Self.steepest / duration) : 0
    topSpeed = speed
    let slowest = speed > 0 ? max((points.map(\.velocity).min() ?? 0) / speed, -1) : 0
    bounds = min(answer.lowest.value, slowest, 0)...max(answer.peak.value, 1)
  }

  /// The picture.
  var scene: AnimatedScene {
    let layers = words + grid + marks + curves + legend
    return AnimatedScene(canvas: Self.canvas, epochs: [Epoch(tree: LayerTree(layers))])
  }

  // MARK: - Places

  private func x(_ seconds: Double) -> Double {
    let fraction = answer.duration > 0 ? seconds / answer.duration : 0
    return Self.plot.minX + fraction * Self.plot.width
  }

  private func y(_ value: Double) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return Self.plot.maxY - (value - bounds.lowerBound) / length * Self.plot.height
  }

  // MARK: - Parts

  private var words: [Layer] {
    [
      text(
        "name", answer.name, in: Rect(x: 24, y: 20, width: 832, height: 28), size: 20, weight: 700),
      text(
        "facts", answer.facts, in: Rect(x: 24, y: 48, width: 832, height: 22), alignment: .leading,
        color: Self.quiet,
        size: 14),
    ]
  }

  private var grid: [Layer] {
    let values = GraphScale.ticks(in: bounds, atMost: 9).enumerated().flatMap { index, value in
      let isAxis = value == 0 || value == 1
      return [
        rule(
          "value.\(index)", Rect(x: Self.plot.minX, y: y(value), width: Self.plot.width, height: 1),
          color: isAxis ? Self.quiet : Self.faint),
        text(
          "value.\(index).number", value.plain,
          in: Rect(x: 8, y: y(value) - 10, width: 54, height: 20), alignment: .trailing,
          color: Self.quiet),
      ]
    }
    let moments = GraphScale.ticks(in: 0...answer.duration * 1000, atMost: 9).enumerated()
      .flatMap { index, moment in
        let x = x(moment / 1000)
        return [
          rule(
            "moment.\(index)", Rect(x: x, y: Self.plot.minY, width: 1, height: Self.plot.height),
            color: Self.faint),
          text(
            "moment.\(index).number", "\(moment.plain) ms",
            in: Rect(x: x - 48, y: Self.plot.maxY + 10, width: 96, height: 20), alignment: .center,
            color: Self.quiet),
        ]
      }
    return moments + values
  }

  /// Marks for the settling time of a spring and the peak overshoot of a curve.
  private var marks: [Layer] {
    var layers: [Layer] = []
    if let settling = answer.settling, settling <= answer.duration {
      let x = x(settling)
      layers = stride(from: Self.plot.minY, to: Self.plot.maxY, by: 8).enumerated().map {
        rule(
          "settling.\($0)", Rect(x: x - 0.5, y: $1, width: 1.5, height: 5), color: Self.green)
      }
    }
    if answer.overshoot != nil {
      let place = Point(x(answer.peak.seconds), y(answer.peak.value))
      layers.append(dot("overshoot", at: place, radius: 5, color: Self.blue))
    }
    return layers
  }

  private var curves: [Layer] {
    let position = points.map { Point(x($0.seconds), y($0.value)) }
    let line = shape("position", GraphLine.outline(through: position, width: 3), color: Self.blue)
    guard topSpeed > 0 else { return [line] }
    let speeds = points.map { sample in
      Point(x(sample.seconds), y(min(max(sample.velocity / topSpeed, -1), 1)))
    }
    let ends = [Point(Self.plot.maxX, y(0)), Point(Self.plot.minX, y(0))]
    var area = Self.orange
    area.alpha = 0.12
    return [
      shape("velocity.area", Path(polygon: speeds + ends), color: area),
      shape("velocity", GraphLine.outline(through: speeds, width: 2), color: Self.orange), line,
    ]
  }

  private var legend: [Layer] {
    let fastest = points.map(\.velocity.magnitude).max() ?? 0
    let speed =
      "velocity, 1 stands for \(topSpeed.rounded2) a second"
      + (fastest > topSpeed ? ", cut off there" : "")
    var entries = [("position", Self.blue), (speed, Self.orange)]
    if topSpeed == 0 { entries.removeLast() }
    if let settling = answer.settling {
      let isShown = settling <= answer.duration
      let words = "settles in \((settling * 1000).rounded2) ms"
      entries.append((isShown ? words : words + ", later than shown", Self.green))
    }
    var left = Self.plot.minX
    return entries.enumerated().flatMap { index, entry in
      let y = Self.canvas.size.height - 28
      defer { left += 36 + Double(entry.0.count) * 7.6 }
      return [
        dot("legend.\(index).color", at: Point(left + 5, y), radius: 5, color: entry.1),
        text(
          "legend.\(index)", entry.0, in: Rect(x: left + 18, y: y - 10, width: 400, height: 20)),
      ]
    }
  }

  // MARK: - Pieces

  private func rule(_ name: String, _ frame: Rect, color: Color) -> Layer {
    Layer(LayerID(name)) { layer in
      layer.frame = frame
      layer.background = .color(color)
    }
  }

  private func dot(_ name: String, at center: Point, radius: Double, color: Color) -> Layer {
    Layer(LayerID(name)) { layer in
      layer.frame = Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      layer.background = .color(color)
      layer.cornerRadii = CornerRadii(all: radius)
    }
  }

  private func shape(_ name: String, _ path: Path, color: Color) -> Layer {
    Layer(LayerID(name)) { layer in
      layer.frame = Rect(origin: .zero, size: Self.canvas.size)
      layer.content = .shape(ShapeContent(path, fill: .color(color)))
    }
  }

  private func text(
    _ name: String, _ words: String, in frame: Rect,
    alignment: TextContent.Alignment = .leading, color: Color = ink, size: Double = 13,
    weight: Double = 400
  ) -> Layer {
    let run = TextRun(words, font: Font(size: size, weight: weight), paint: .color(color))
    return Layer(LayerID(name)) { layer in
      layer.frame = frame
      layer.content = .text(
        TextContent([run], alignment: alignment, verticalAlignment: .center, maximumLines: 1))
    }
  }
}

extension Double {
  /// The number with at most two decimals.
  fileprivate var rounded2: String { ((self * 100).rounded() / 100).plain }
}
