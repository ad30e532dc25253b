import SegueGeometry
import SegueRaster

/// A transition whose frames are drawn for the clock.
struct Workload: Sendable {
  let name: String
  /// True if frames share their most expensive part, so that reusing it is worth a measurement.
  var isReused = false
  let list: @Sendable (_ progress: Double, _ canvas: PixelRect) -> DisplayList

  /// The workloads, in the order of the report.
  static let all: [Workload] = [
    Workload(name: "W1 push", list: push),
    Workload(name: "W1 whole pixels", list: wholePush),
    Workload(name: "W2 rotated picture", list: rotatedPicture),
    Workload(name: "W3 rounded rectangles", list: roundedRectangles),
    Workload(name: "W4 crossfade", list: crossfade),
    Workload(name: "W5a blur", list: blurredScreen),
    Workload(name: "W5 blur and card", isReused: true, list: blurredCard),
  ]
}

private let first = PictureID(0)
private let second = PictureID(1)

private func moved(_ picture: PictureID, to x: Double, on canvas: PixelRect) -> DrawCommand? {
  let transform = AffineTransform.translation(Vector(x, 0))
  guard let map = SamplingMap(transform) else { return nil }
  return DrawCommand(
    Shape(snapped: Rect(x: x, y: 0, width: Double(canvas.width), height: Double(canvas.height))),
    .picture(picture, map, .linear))
}

private func push(_ t: Double, _ canvas: PixelRect) -> DisplayList {
  let eased = t * t * (3 - 2 * t)
  let from = -0.3 * Double(canvas.width) * eased
  let to = Double(canvas.width) * (1 - eased) + 0.37
  return push(from: from, to: to, at: eased, on: canvas)
}

private func wholePush(_ t: Double, _ canvas: PixelRect) -> DisplayList {
  let eased = t * t * (3 - 2 * t)
  let from = (-0.3 * Double(canvas.width) * eased).rounded()
  let to = (Double(canvas.width) * (1 - eased)).rounded()
  return push(from: from, to: to, at: eased, on: canvas)
}

private func push(
  from: Double, to: Double, at eased: Double, on canvas: PixelRect
) -> DisplayList {
  let dim = Pixel(red: 0, green: 0, blue: 0, alpha: UInt8(64 * eased))
  let edge = GradientFill.linear(
    from: Point(to - 24, 0), to: Point(to, 0),
    [GradientStop(0, .clear), GradientStop(1, Pixel(red: 0, green: 0, blue: 0, alpha: 51))])
  let commands: [DrawCommand?] = [
    moved(first, to: from, on: canvas),
    DrawCommand(.pixels(canvas), .color(dim)),
    DrawCommand(
      Shape(snapped: Rect(x: to - 24, y: 0, width: 24, height: Double(canvas.height))),
      .gradient(edge)),
    moved(second, to: to, on: canvas),
  ]
  return DisplayList(
    width: canvas.width, height: canvas.height,
    passes: [Pass(.canvas, in: canvas, commands.compactMap(\.self))])
}

private func rotatedPicture(_ t: Double, _ canvas: PixelRect) -> DisplayList {
  let turn = PortableMath.sincos(degrees: 5 + 30 * t)
  let scale = 1 - 0.3 * t
  let center = Vector(Double(canvas.width) / 2, Double(canvas.height) / 2)
  let transform = AffineTransform.translation(-center).followed(
    by: AffineTransform(
      a: turn.cos * scale, b: turn.sin * scale, c: -turn.sin * scale, d: turn.cos * scale,
      tx: center.dx, ty: center.dy))
  var commands = [moved(first, to: 0, on: canvas)]
  if let map = SamplingMap(transform) {
    let box = Path(Rect(x: 0, y: 0, width: Double(canvas.width), height: Double(canvas.height)))
    commands.append(
      DrawCommand(
        .outline(Outline(box, transform)), .picture(second, map, .linear),
        opacity: UInt8((255 * (1 - 0.8 * t)).rounded())))
  }
  return DisplayList(
    width: canvas.width, height: canvas.height,
    passes: [Pass(.canvas, in: canvas, commands.compactMap(\.self))])
}

private func roundedRectangles(_ t: Double, _ canvas: PixelRect) -> DisplayList {
  var dice = Dice(seed: UInt64(1 + t * 60))
  let commands = (0..<200).map { _ in
    let size = Size(dice.number(in: 60...400), dice.number(in: 60...400))
    let turn = PortableMath.sincos(degrees: dice.number(in: 0...360))
    let scale = dice.number(in: 0.5...1.5)
    let transform = AffineTransform.translation(Vector(-size.width / 2, -size.height / 2)).followed(
      by: AffineTransform(
        a: turn.cos * scale, b: turn.sin * scale, c: -turn.sin * scale, d: turn.cos * scale,
        tx: dice.number(in: 0...Double(canvas.width)),
        ty: dice.number(in: 0...Double(canvas.height))))
    let path = Path(
      roundedRect: Rect(origin: .zero, size: size),
      radii: CornerRadii(all: dice.number(in: 8...40)))
    let color = Pixel(
      red: dice.byte(), green: dice.byte(), blue: dice.byte(),
      alpha: UInt8(dice.number(in: 102...255)))
    return DrawCommand(.outline(Outline(path, transform)), .color(color))
  }
  return DisplayList(
    width: canvas.width, height: canvas.height, passes: [Pass(.canvas, in: canvas, commands)])
}

private func crossfade(_ t: Double, _ canvas: PixelRect) -> DisplayList {
  let box = Shape.pixels(canvas)
  return DisplayList(
    width: canvas.width, height: canvas.height,
    passes: [
      Pass(
        .canvas, in: canvas,
        [
          DrawCommand(box, .picture(first, SamplingMap(x: 0, y: 0), .linear)),
          DrawCommand(
            box, .picture(second, SamplingMap(x: 0, y: 0), .linear),
            opacity: UInt8((255 * t).rounded())),
        ])
    ])
}

private func blurred(_ canvas: PixelRect, under card: [DrawCommand]) -> DisplayList {
  let screen = DrawCommand(.pixels(canvas), .picture(first, SamplingMap(x: 0, y: 0), .linear))
  return DisplayList(
    width: canvas.width, height: canvas.height,
    passes: [
      Pass(
        .layer(OffscreenID(0)), in: canvas, [screen],
        filter: .blur(Blur(sigma: 20, edges: .repeated, anchor: canvas))),
      Pass(.canvas, in: canvas, [DrawCommand(.pixels(canvas), .layer(OffscreenID(0)))] + card),
    ])
}

private func blurredScreen(_ t: Double, _ canvas: PixelRect) -> DisplayList {
  blurred(canvas, under: [])
}

private func blurredCard(_ t: Double, _ canvas: PixelRect) -> DisplayList {
  let size = Size(0.86 * Double(canvas.width), 0.36 * Double(canvas.height))
  let card = Rect(
    x: (Double(canvas.width) - size.width) / 2,
    y: (Double(canvas.height) - size.height) * (0.3 + 0.4 * t),
    width: size.width, height: size.height)
  let radii = CornerRadii(all: 40)
  let picture = SamplingMap(.translation(Vector(card.minX, card.minY)))
  let shadow = BoxShadow(
    of: card, radii: radii, sigma: 20, color: Pixel(red: 0, green: 0, blue: 0, alpha: 102))
  return blurred(
    canvas,
    under: [
      DrawCommand(.pixels(shadow.bounds), .shadow(shadow)),
      DrawCommand(
        .outline(Outline(Path(roundedRect: card, radii: radii))),
        .picture(second, picture ?? SamplingMap(x: 0, y: 0), .linear)),
    ])
}
