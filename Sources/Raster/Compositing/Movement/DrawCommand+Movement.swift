import SegueRaster

// How a command goes on from one of the frame before.
extension DrawCommand {
  /// Returns `true` if both draw the same kind of thing, and of pictures the same one.
  func goesOn(from earlier: DrawCommand) -> Bool {
    switch (paint, earlier.paint) {
    case (.picture(let a, _, _), .picture(let b, _, _)): a == b
    case (.projectedPicture(let a, _), .projectedPicture(let b, _)): a == b
    case (.stamp(let a, _), .stamp(let b, _)): a == b
    case (.projectedStamp(let a, _), .projectedStamp(let b, _)): a == b
    case (.color, .color), (.gradient, .gradient), (.layer, .layer), (.backdrop, .backdrop),
      (.mappedLayer, .mappedLayer), (.dissolved, .dissolved), (.resampled, .resampled),
      (.recolored, .recolored), (.shadow, .shadow):
      true
    default: false
    }
  }

  /// True if the drawn content has details that an encoder has to find again.
  var isTextured: Bool {
    switch paint {
    case .picture, .projectedPicture, .stamp, .projectedStamp, .mappedLayer: true
    case .color:
      switch shape {
      case .glyphs, .outline: true
      case .pixels, .field: false
      }
    case .gradient, .layer, .dissolved, .resampled, .backdrop, .recolored, .shadow: false
    }
  }

  /// Returns `true` if the same is drawn, only displaced by whole pixels.
  func isMovedByWholePixels(from earlier: DrawCommand) -> Bool {
    let shift = PixelShift(from: earlier.shape.bounds, to: shape.bounds)
    return opacity == earlier.opacity && shape.isMoved(by: shift, from: earlier.shape)
      && paint.isMoved(by: shift, from: earlier.paint)
  }
}

/// A movement by whole pixels.
private struct PixelShift {
  let x: Int
  let y: Int

  init(from earlier: PixelRect, to rect: PixelRect) {
    x = rect.minX - earlier.minX
    y = rect.minY - earlier.minY
  }
}

extension Shape {
  fileprivate func isMoved(by shift: PixelShift, from earlier: Shape) -> Bool {
    switch (self, earlier) {
    case (.pixels, .pixels): true
    case (.outline(let a), .outline(let b)): a.isMoved(by: shift, from: b)
    case (.glyphs(let a), .glyphs(let b)): a.isMoved(by: shift, from: b)
    default: false
    }
  }
}

extension Outline {
  fileprivate func isMoved(by shift: PixelShift, from earlier: Outline) -> Bool {
    elements.count == earlier.elements.count
      && zip(elements, earlier.elements).allSatisfy { new, old in
        zip(new.controlPoints, old.controlPoints).allSatisfy {
          Int($0.x) == Int($1.x) + 256 * shift.x && Int($0.y) == Int($1.y) + 256 * shift.y
        }
      }
  }
}

extension Glyphs {
  fileprivate func isMoved(by shift: PixelShift, from earlier: Glyphs) -> Bool {
    scale == earlier.scale && places.count == earlier.places.count
      && zip(places, earlier.places).allSatisfy {
        $0.letter == $1.letter && Int($0.x) == Int($1.x) + 8 * shift.x
          && Int($0.y) == Int($1.y) + 8 * shift.y
      }
  }
}

extension PaintSource {
  fileprivate func isMoved(by shift: PixelShift, from earlier: PaintSource) -> Bool {
    switch (self, earlier) {
    case (.picture(_, let a, _), .picture(_, let b, _)), (.stamp(_, let a), .stamp(_, let b)):
      a.isMoved(by: shift, from: b)
    case (.mappedLayer(_, let a), .mappedLayer(_, let b)):
      if case .straight(let new) = a.form, case .straight(let old) = b.form {
        new.isMoved(by: shift, from: old)
      } else {
        a == b
      }
    default: self == earlier
    }
  }
}

extension SamplingMap {
  /// Tolerated deviation of a movement from whole pixels: an invisible amount, in 1/2³² of a texel.
  private static let slack = UInt64(1) << 28

  fileprivate func isMoved(by shift: PixelShift, from earlier: SamplingMap) -> Bool {
    guard dux == earlier.dux, dvx == earlier.dvx, duy == earlier.duy, dvy == earlier.dvy else {
      return false
    }
    let (x, y) = (Int64(shift.x), Int64(shift.y))
    let u = u &- earlier.u &+ x &* dux &+ y &* duy
    let v = v &- earlier.v &+ x &* dvx &+ y &* dvy
    return u.magnitude < SamplingMap.slack && v.magnitude < SamplingMap.slack
  }
}
