import SegueGeometry
import SegueSceneGraph

/// The signs of a status bar; places are the left end of a sign's middle line.
struct StatusIcons {
  let kit: ReadyKit
  /// Scale of the icons; 1 on a phone.
  let unit: Double
  let ink: Color
  /// Charge of the battery, as a fraction.
  let battery: Double

  private static let gap = 6.5

  /// Total width of all icons in a row.
  var appleWidth: Double { (18 + 17 + 27 + 2 * Self.gap) * unit }
  /// Width of a horizontal battery.
  var batteryWidth: Double { 27 * unit }

  // MARK: - Rounded signs

  /// Bars, waves and a lying battery.
  func apple(at place: Point) -> [LayerDraft] {
    let step = (18 + 17 + 2 * Self.gap) * unit
    return reception(at: place) + [appleBattery(at: place + Vector(step, 0))]
  }

  /// Bars and waves.
  func reception(at place: Point) -> [LayerDraft] {
    let bars = (0..<4).map { index in
      let height = (4 + Double(index) * 8 / 3) * unit
      let x = place.x + Double(index) * 5 * unit
      return kit.box(
        "signal-\(index + 1)",
        Rect(x: x, y: place.y + 6 * unit - height, width: 3 * unit, height: height), color: ink,
        radius: unit)
    }
    let foot = Point(place.x + (18 + Self.gap + 8.5) * unit, place.y + 6 * unit)
    return bars + [kit.outline("wifi", waves(above: foot), color: ink)]
  }

  /// A battery that lies on its side.
  func appleBattery(at place: Point) -> LayerDraft {
    let body = Rect(x: 0, y: 0, width: 24.5 * unit, height: 12.5 * unit)
    var group = kit.box(
      "battery",
      Rect(x: place.x, y: place.y - 6.25 * unit, width: 27 * unit, height: body.height))
    var shell = kit.box("shell", body, radius: 3.8 * unit)
    shell.properties.cornerCurve = .continuous
    shell.properties.border = Border(width: unit, color: ink.fainter(0.38))
    let tip = Rect(x: 25.5 * unit, y: 4.25 * unit, width: 1.5 * unit, height: 4 * unit)
    var cap = kit.box("cap", tip, color: ink.fainter(0.42))
    cap.properties.cornerRadii = CornerRadii(
      topLeft: 0, topRight: 1.5 * unit, bottomRight: 1.5 * unit, bottomLeft: 0)
    let charge = Rect(
      x: 2 * unit, y: 2 * unit, width: max(20.5 * battery, 2) * unit, height: 8.5 * unit)
    group.children = [shell, cap, kit.box("charge", charge, color: ink, radius: 2.3 * unit)]
    return group
  }

  /// Two rings and a wedge, a quarter of a circle each.
  private func waves(above foot: Point) -> Path {
    let rings: [(Double, Double)] = [(0, 3.9), (5.7, 7.8), (9.6, 11.9)]
    return Path(
      rings.flatMap { Path.quarter(above: foot, from: $0 * unit, to: $1 * unit).elements })
  }

  // MARK: - Filled signs

  /// A wedge, a triangle and a standing battery.
  func android(endingAt end: Point) -> [LayerDraft] {
    let box = Rect(x: end.x - 8 * unit, y: end.y - 5.5 * unit, width: 8 * unit, height: 12 * unit)
    let filled = battery * 12 * unit
    let shell = kit.box("battery", box, color: ink.fainter(0.35), radius: 1.5 * unit)
    let cap = kit.box(
      "battery-cap",
      Rect(
        x: box.center.x - 2 * unit, y: box.minY - 1.5 * unit, width: 4 * unit, height: 1.5 * unit),
      color: battery < 1 ? ink.fainter(0.35) : ink)
    let charge = kit.box(
      "battery-charge",
      Rect(x: box.minX, y: box.maxY - filled, width: box.width, height: filled), color: ink,
      radius: 1.5 * unit)
    let right = box.minX - 5 * unit
    let signal = Path(polygon: [
      Point(right, box.minY - 0.5 * unit), Point(right, box.maxY),
      Point(right - 12.5 * unit, box.maxY),
    ])
    let foot = Point(right - 24.5 * unit, box.maxY)
    return [
      kit.outline("wifi", .quarter(above: foot, from: 0, to: 12.5 * unit), color: ink),
      kit.outline("signal", signal, color: ink), shell, cap, charge,
    ]
  }
}

extension Path {
  /// The part of a ring, or of a disk, that a right angle standing on its point cuts out.
  fileprivate static func quarter(
    above foot: Point, from inner: Double, to outer: Double
  ) -> Path {
    func point(at radius: Double, _ x: Double, _ y: Double) -> Point {
      foot + Vector(radius * x, -radius * y)
    }
    // The ends at 45 degrees, and the control points of a quarter of a circle.
    let half = 0.5.squareRoot()
    let long = half * (1 + 0.5522847498)
    let short = half * (1 - 0.5522847498)
    let rim = PathElement.cubic(
      point(at: outer, -short, long), point(at: outer, short, long), point(at: outer, half, half))
    if inner == 0 { return Path([.move(foot), .line(point(at: outer, -half, half)), rim, .close]) }
    return Path([
      .move(point(at: outer, -half, half)), rim, .line(point(at: inner, half, half)),
      .cubic(
        point(at: inner, short, long), point(at: inner, -short, long), point(at: inner, -half, half)
      ),
      .close,
    ])
  }
}

extension Color {
  /// The color, covering less.
  fileprivate func fainter(_ factor: Double) -> Color {
    var color = self
    color.alpha *= factor
    return color
  }
}
