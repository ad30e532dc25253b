import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// Part of a layer's box that a wipe mask leaves.
enum WipeCut {
  case nothing
  case everything
  /// The same of every pixel, of 255.
  case share(UInt8)
  /// As much of every pixel as its difference from what is there says.
  case dissolve(DifferenceDissolve)
  /// The area of a shape, which may go on beyond the box.
  case shape(Shape)

  /// The same share everywhere.
  static func evenly(_ share: Double) -> WipeCut { .share(Pixel.byte(share)) }
}

extension WipeGrid {
  /// Returns the cut that a wipe mask leaves of the box.
  func cut(_ field: WipeMask) -> WipeCut {
    let progress = Progress(field.progress)
    if progress.done == 0 { return .nothing }
    if progress.left == 0 { return .everything }
    return cut(field.kind, progress)
  }

  /// The cut of every kind, between nothing and everything.
  private func cut(_ kind: WipeMask.Kind, _ progress: Progress) -> WipeCut {
    let (done, left) = (progress.done, progress.left)
    return switch kind {
    case .fade: .evenly(done)
    case .dip: .evenly(progress.dipped)
    case .dipVeil: .evenly(1 - progress.undipped / (1 - progress.dipped))
    case .wipeLeft: cut([part(fromColumn: columns(left))])
    case .wipeRight: cut([part(toColumn: columns(done))])
    case .wipeUp: cut([part(fromRow: rows(left))])
    case .wipeDown: cut([part(toRow: rows(done))])
    case .wipeTopLeft: cut([part(toColumn: columns(left), toRow: rows(left))], isOutside: true)
    case .wipeTopRight: cut([part(fromColumn: columns(done), toRow: rows(left))], isOutside: true)
    case .wipeBottomLeft: cut([part(toColumn: columns(left), fromRow: rows(done))], isOutside: true)
    case .wipeBottomRight:
      cut([part(fromColumn: columns(done), fromRow: rows(done))], isOutside: true)
    case .smoothLeft: cut(.along, rightward, offset: 1 - 2 * left)
    case .smoothRight: cut(.along, leftward, offset: 1 - 2 * left)
    case .smoothUp: cut(.along, rightward.turned, offset: 1 - 2 * left)
    case .smoothDown: cut(.along, rightward.turned.flipped(height), offset: 1 - 2 * left)
    case .verticalOpen: cut(.apart, rightward.halved, offset: 2 * done, falls: true)
    case .verticalClose: cut(.apart, rightward.halved, offset: 1 - 2 * left)
    case .horizontalOpen: cut(.apart, rightward.halved.turned, offset: 2 * done, falls: true)
    case .horizontalClose: cut(.apart, rightward.halved.turned, offset: 1 - 2 * left)
    case .circleOpen: cut(.distance, plane(radius), offset: 3 * done - 0.5, falls: true)
    case .circleClose: cut(.distance, plane(radius), offset: 3 * (done - 0.5))
    case .circleCrop: progress.isOpening ? circle(progress, isOutside: false) : .nothing
    case .circleCropVeil: progress.isOpening ? .everything : circle(progress, isOutside: true)
    case .rectCrop: progress.isOpening ? rectangle(progress, isOutside: false) : .nothing
    case .rectCropVeil: progress.isOpening ? .everything : rectangle(progress, isOutside: true)
    case .radial: cut(.angle, plane(1), offset: (done - 0.5) * 2.5 * .pi)
    case .diagonalTopLeft: cut(.product, rightward, offset: 1 - 2 * left)
    case .diagonalTopRight: cut(.product, leftward, offset: 1 - 2 * left)
    case .diagonalBottomLeft: cut(.product, rightward.flipped(height), offset: 1 - 2 * left)
    case .diagonalBottomRight: cut(.product, leftward.flipped(height), offset: 1 - 2 * left)
    case .sliceLeft: uprightBlinds(progress, isReversed: false)
    case .sliceRight: uprightBlinds(progress, isReversed: true)
    case .sliceUp: levelBlinds(progress, isReversed: false)
    case .sliceDown: levelBlinds(progress, isReversed: true)
    case .windLeft: wind(.streaksAcross, on: gusts.reversed(from: (Double(width), 0)), done: done)
    case .windRight: wind(.streaksAcross, on: gusts, done: done)
    case .windUp: wind(.streaksDown, on: falls.reversed(from: (0, Double(height))), done: done)
    case .windDown: wind(.streaksDown, on: falls, done: done)
    case .fadeFast: .dissolve(DifferenceDissolve(.fast, done: done))
    case .fadeSlow: .dissolve(DifferenceDissolve(.slow, done: done))
    case .distance: .dissolve(DifferenceDissolve(.near, done: done))
    case .dissolve: cut(.grain, .identity, offset: done, falls: true, isHard: true)
    }
  }

  /// Completed and remaining progress of a transition.
  struct Progress {
    let done: Double
    let left: Double

    init(_ progress: Double) {
      done = min(max(progress.isNaN ? 0 : progress, 0), 1)
      left = 1 - done
    }

    /// True if a crop has closed over the old picture, and opens for the new one.
    fileprivate var isOpening: Bool { done > 0.5 }

    /// The weight of the old picture in a dip: gone to the color after a fifth of the way.
    fileprivate var undipped: Double { left * step(from: 0.8, to: 1) }

    /// The weight of the new picture in a dip, all that is not the old one's for the last fifth.
    fileprivate var dipped: Double { done * (1 - step(from: 0.2, to: 1)) }

    private func step(from start: Double, to end: Double) -> Double {
      let share = min(max((left - start) / (end - start), 0), 1)
      return share * share * (3 - 2 * share)
    }
  }

  // MARK: - Hard edges

  private func columns(_ part: Double) -> Int { Int(Double(width) * part) + 1 }
  private func rows(_ part: Double) -> Int { Int(Double(height) * part) + 1 }

  private func circle(_ progress: Progress, isOutside: Bool) -> WipeCut {
    let share = (2 * progress.left - 1).magnitude
    let radius = share * share * share * self.radius
    if isWhole {
      // The rim belongs to the circle.
      let rim = Float(radius)
      return cut(
        .distance, plane(1), offset: isOutside ? -Double(rim) : Double(rim.nextUp),
        falls: !isOutside, isHard: true)
    }
    return cut(
      Path(
        ellipseIn: Rect(
          x: middle.x + 0.5 - radius, y: middle.y + 0.5 - radius, width: 2 * radius,
          height: 2 * radius)), isOutside: isOutside)
  }

  private func rectangle(_ progress: Progress, isOutside: Bool) -> WipeCut {
    let share = (progress.left - 0.5).magnitude
    let half = (x: Int(share * Double(width)), y: Int(share * Double(height)))
    if half.x == 0 || half.y == 0 { return isOutside ? .everything : .nothing }
    return cut(
      [
        part(
          fromColumn: width / 2 - half.x + 1, toColumn: width / 2 + half.x,
          fromRow: height / 2 - half.y + 1, toRow: height / 2 + half.y)
      ], isOutside: isOutside)
  }

  // MARK: - Soft edges

  /// The plane of the box, counted from its left edge to the right one and downward.
  private var rightward: AffineTransform { .scale(Double(width), Double(height)) }

  /// The same, counted from the last column to the left.
  private var leftward: AffineTransform {
    AffineTransform(
      a: Double(-width), b: 0, c: 0, d: Double(height), tx: Double(width - 1), ty: 0)
  }

  /// The plane about the middle with a unit of so many pixels.
  private func plane(_ unit: Double) -> AffineTransform {
    AffineTransform(a: unit, b: 0, c: 0, d: unit, tx: middle.x, ty: middle.y)
  }

  // MARK: - By chance

  /// A gust is four units long, and pixels of one row are up to one unit apart.
  private var gusts: AffineTransform { .scale(Double(width) / 4, 1) }

  /// The same for columns.
  private var falls: AffineTransform {
    AffineTransform(a: 0, b: Double(height) / 4, c: 1, d: 0, tx: 0, ty: 0)
  }

  private func wind(
    _ form: WipeShape.Form, on plane: AffineTransform, done: Double
  ) -> WipeCut {
    cut(form, plane, offset: 6 * done, falls: true)
  }
}

extension AffineTransform {
  /// The plane of an upright box about its middle, with half its sides as units.
  fileprivate var halved: AffineTransform {
    AffineTransform(a: a / 2, b: 0, c: 0, d: d / 2, tx: a / 2, ty: d / 2)
  }

  /// The same plane with its axes exchanged.
  fileprivate var turned: AffineTransform {
    AffineTransform(a: c, b: d, c: a, d: b, tx: tx, ty: ty)
  }

  /// The same plane, counted from the last of `height` rows upward.
  fileprivate func flipped(_ height: Int) -> AffineTransform {
    AffineTransform(a: a, b: -b, c: c, d: -d, tx: tx, ty: Double(height - 1) - ty)
  }

  /// The same plane with its first axis the other way round, from `start`.
  fileprivate func reversed(from start: (x: Double, y: Double)) -> AffineTransform {
    AffineTransform(a: -a, b: -b, c: c, d: d, tx: start.x, ty: start.y)
  }
}

extension WipeGrid {
  /// The upright blinds that have turned, as far as each has.
  func uprightBlinds(_ progress: Progress, isReversed: Bool) -> WipeCut {
    let runs = WipeGrid.turned(width, progress, isReversed: isReversed)
    return runs.isEmpty
      ? .nothing : cut(runs.map { part(fromColumn: $0.lowerBound, toColumn: $0.upperBound) })
  }

  /// The level blinds that have turned, as far as each has.
  func levelBlinds(_ progress: Progress, isReversed: Bool) -> WipeCut {
    let runs = WipeGrid.turned(height, progress, isReversed: isReversed)
    return runs.isEmpty
      ? .nothing : cut(runs.map { part(fromRow: $0.lowerBound, toRow: $0.upperBound) })
  }

  /// The columns or rows of the new picture among `count`.
  ///
  /// In single precision, where FFmpeg rounds at the edges of blinds: one way it multiplies by ten
  /// first, the other way it divides first.
  private static func turned(
    _ count: Int, _ progress: Progress, isReversed: Bool
  ) -> [Range<Int>] {
    let late = Float(progress.left) * 1.5
    func isTurned(_ index: Int) -> Bool {
      let place = Float(isReversed ? count - 1 - index : index)
      let share = place / Float(count)
      let blind = isReversed ? share * 10 : 10 * place / Float(count)
      let step = min(max((share - late + 0.5) / 0.5, 0), 1)
      return step * step * (3 - 2 * step) > blind - blind.rounded(.down)
    }
    var runs: [Range<Int>] = []
    for index in 0..<count where isTurned(index) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
