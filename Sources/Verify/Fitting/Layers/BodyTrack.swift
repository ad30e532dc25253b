import SegueRaster

/// The way of one body in front of something that stands still, followed along both axes through whole pictures.
///
/// Edges are followed along an axis alone: rows of a list, covered and uncovered, look like a body to them.
struct BodyTrack {
  /// A place of the body in the last picture.
  private struct Place {
    let x: Double
    let y: Double
    let level: Double
    let slope: Double
  }

  /// By how many pixels it is elsewhere in each picture than in the last one; nothing where it was not found.
  private(set) var offsets: [(x: Double, y: Double)?]

  private let reel: LumaSequence
  private let places: [Place]
  private let first: Int

  /// The part of what changes that is different in a picture on the way.
  private static let late = 0.4
  /// The least share of the places that are where they should be, in each picture.
  private static let matched = 0.6
  /// The pixels by which it may be elsewhere than expected: as many, and a part of its last step.
  private static let reach = (pixels: 10, part: 0.6)
  /// Of so many places one is looked at first.
  private static let roughStep = 6
  /// The most pictures in a row of which nothing can be told.
  private static let patience = 2
  /// By how much less its share of the places may be where it goes smoothly, and the pixels from which on that is elsewhere.
  private static let (smooth, elsewhere) = (0.1, 0.5)

  /// - Parameter reel: the film, without repeats; nothing where no body is followed from its end to its begin.
  init?(_ reel: LumaSequence) {
    let (last, rest) = (reel.pictures.count - 1, reel.lastAtRest)
    (self.reel, first) = (reel, rest)
    offsets = [(x: Double, y: Double)?](repeating: nil, count: reel.pictures.count)
    guard last - rest > 4, let late = reel.latePicture(before: last, after: rest, Self.late)
    else { return nil }
    // What looks the same on the way has only been uncovered.
    let found = PictureAxis.allCases.compactMap {
      LayerPlaces(of: reel, picture: last, unlike: [rest, late], along: $0)
    }
    places = found.flatMap(\.all).map {
      Place(
        x: Double($0.pixel % reel.width), y: Double($0.pixel / reel.width),
        level: Double($0.level), slope: Double(abs($0.slope)))
    }
    guard places.count >= LayerPlaces.least else { return nil }
    offsets[last] = (0, 0)
    follow(from: last)
    guard offsets[first] != nil else { return nil }
  }

  private mutating func follow(from last: Int) {
    var (place, speed, missed) = ((x: 0.0, y: 0.0), (x: 0.0, y: 0.0), 0)
    var gain = (x: 0.0, y: 0.0)
    for index in (first..<last).reversed() {
      let ahead = Double(missed + 1)
      let expected = (x: place.x + speed.x * ahead, y: place.y + speed.y * ahead)
      let smooth = missed == 0 ? (x: expected.x + gain.x, y: expected.y + gain.y) : nil
      guard
        let found = find(
          in: reel.pictures[index], near: expected, speed, missed: missed, smoothly: smooth)
      else {
        missed += 1
        if missed > Self.patience { return }
        continue
      }
      offsets[index] = found
      let before = speed
      speed = ((found.x - place.x) / ahead, (found.y - place.y) / ahead)
      gain = (speed.x - before.x, speed.y - before.y)
      (place, missed) = (found, 0)
    }
  }

  // MARK: - One picture

  private func find(
    in picture: [UInt8], near expected: (x: Double, y: Double), _ speed: (x: Double, y: Double),
    missed: Int, smoothly predicted: (x: Double, y: Double)?
  ) -> (x: Double, y: Double)? {
    let most = max(abs(speed.x), abs(speed.y)) * Double(missed + 1)
    let reach = Self.reach.pixels + Int(Self.reach.part * most)
    var steps: [(off: Double, x: Int, y: Int)] = []
    for y in -reach...reach {
      for x in -reach...reach {
        let (column, row) = (Int(expected.x.rounded()) + x, Int(expected.y.rounded()) + y)
        let off = off(column, row, in: picture)
        if off < steps.last?.off ?? 1 || steps.count < Self.tried {
          steps.append((off, column, row))
        }
        if steps.count > Self.tried {
          steps.sort { $0.off < $1.off }
          steps.removeLast()
        }
      }
    }
    // Between two pixels, sharp edges are as far off as something else may be.
    let found = steps.compactMap { refined((Double($0.x), Double($0.y)), in: picture) }
    guard let best = found.max(by: { $0.share < $1.share }) else { return nil }
    guard let predicted else { return (best.x, best.y) }
    // Where it ends beside something of its size, that looks like it from there on, and nothing jumps on its way.
    let length = max((speed.x * speed.x + speed.y * speed.y).squareRoot(), 1)
    let ahead = [-1.0, 0, 1].compactMap { step in
      refined(
        (
          (predicted.x + step * speed.x / length).rounded(),
          (predicted.y + step * speed.y / length).rounded()
        ), in: picture)
    }
    let rivals = (found + ahead).filter {
      $0.share > best.share - Self.smooth
        && max(abs($0.x - best.x), abs($0.y - best.y)) > Self.elsewhere
    }
    func aside(_ step: (x: Double, y: Double, share: Double)) -> Double {
      max(abs(step.x - predicted.x), abs(step.y - predicted.y))
    }
    let chosen = ([best] + rivals).min { aside($0) < aside($1) } ?? best
    return (chosen.x, chosen.y)
  }

  /// Number of the nearest steps of whole pixels that are tried.
  private static let tried = 4

  /// By how much levels are off after a step of whole pixels, from zero to one.
  private func off(_ x: Int, _ y: Int, in picture: [UInt8]) -> Double {
    var (sum, count) = (0.0, 0.0)
    for index in stride(from: 0, to: places.count, by: Self.roughStep) {
      let place = places[index]
      let (column, row) = (Int(place.x) + x, Int(place.y) + y)
      guard column >= 0, row >= 0, column < reel.width, row < reel.height else { continue }
      let error = abs(Double(picture[row * reel.width + column]) - place.level)
      sum += min(1, error / (12 + place.slope))
      count += 1
    }
    // What is out of sight speaks neither for it nor against it, if that is not much.
    return 2 * count * Double(Self.roughStep) > Double(places.count) ? sum / count : 1
  }

  /// The step to a fraction of a pixel, and the share of the places that are there; nothing where too many places are not where they should be.
  private func refined(
    _ start: (x: Double, y: Double), in picture: [UInt8]
  ) -> (x: Double, y: Double, share: Double)? {
    var step = start
    for _ in 0..<8 {
      var (matrix, right) = ([[0.0, 0], [0.0, 0]], [0.0, 0])
      for place in places {
        let (x, y) = (place.x + step.x, place.y + step.y)
        func level(_ across: Double, _ down: Double) -> Double? {
          reel.level(of: picture, x: x + across, y: y + down)
        }
        guard let own = level(0, 0), let left = level(-0.5, 0), let right1 = level(0.5, 0),
          let above = level(0, -0.5), let below = level(0, 0.5)
        else { continue }
        let (error, slope) = (own - place.level, [right1 - left, below - above])
        let part = 1 + error * error / (24 * 24 + 4 * (slope[0] * slope[0] + slope[1] * slope[1]))
        for a in 0..<2 {
          right[a] += slope[a] * error / (part * part)
          for b in 0..<2 { matrix[a][b] += slope[a] * slope[b] / (part * part) }
        }
      }
      guard let change = LinearSystem(matrix)?.solution(for: right) else { return nil }
      step = (step.x - change[0], step.y - change[1])
      if max(abs(step.x - start.x), abs(step.y - start.y)) > 2 { return nil }
      if max(abs(change[0]), abs(change[1])) < 1e-3 { break }
    }
    let share = share(at: step, in: picture)
    return share >= Self.matched ? (step.x, step.y, share) : nil
  }

  private func share(at step: (x: Double, y: Double), in picture: [UInt8]) -> Double {
    var (seen, matched) = (0, 0)
    for place in places {
      guard let level = reel.level(of: picture, x: place.x + step.x, y: place.y + step.y) else {
        continue
      }
      seen += 1
      if abs(level - place.level) < 12 + 0.8 * place.slope { matched += 1 }
    }
    return 2 * seen > places.count ? Double(matched) / Double(seen) : 0
  }

  // MARK: - The movement

  /// Typical distance of places from a straight way, in pixels, and the least way.
  private static let (straight, least) = (0.4, 6.0)

  /// The shift along a straight way; nothing where it goes round a corner.
  var movement: Movement? {
    guard let start = offsets[first] else { return nil }
    let length = (start.x * start.x + start.y * start.y).squareRoot()
    guard length > Self.least else { return nil }
    let aside = offsets.compactMap { $0 }.map {
      abs($0.x * start.y - $0.y * start.x) / length
    }
    .sorted()
    guard aside[aside.count * 9 / 10] < Self.straight else { return nil }
    let progress = offsets.map { offset in
      offset.map { 1 - ($0.x * start.x + $0.y * start.y) / (length * length) }
    }
    let scale = Double(reel.shrink)
    let box = reel.inFilm(area(start))
    var movement = Movement(
      kind: .shift(x: -start.x * scale, y: -start.y * scale),
      samples: ProgressSamples(
        times: reel.times, progress: progress, knowledge: progress.map { $0 == nil ? 0 : 1 },
        pixels: length * scale, changes: reel.changes),
      edgeCount: 0, area: box)
    movement.bodies = [
      MovingBody(x: -start.x * scale, y: -start.y * scale, edgeCount: 0, area: box)
    ]
    return movement
  }

  /// The box around its places in the first picture and in the last one.
  private func area(_ start: (x: Double, y: Double)) -> PixelRect {
    let (columns, rows) = (places.map(\.x), places.map(\.y))
    let (left, right) = (columns.min() ?? 0, columns.max() ?? 0)
    let (top, bottom) = (rows.min() ?? 0, rows.max() ?? 0)
    return PixelRect(
      minX: max(0, Int(min(left, left + start.x))), minY: max(0, Int(min(top, top + start.y))),
      maxX: min(reel.width, Int(max(right, right + start.x)) + 1),
      maxY: min(reel.height, Int(max(bottom, bottom + start.y)) + 1))
  }
}

extension LumaSequence {
  /// The last picture before another one that differs from it in a part of what that one and the first one do.
  fileprivate func latePicture(before last: Int, after first: Int, _ part: Double) -> Int? {
    func differing(_ a: Int, _ b: Int) -> Int {
      zip(pictures[a], pictures[b]).reduce(0) { $0 + (abs(Int($1.0) - Int($1.1)) > 16 ? 1 : 0) }
    }
    let whole = Double(differing(first, last))
    return (first..<last).last { Double(differing($0, last)) > part * whole }
  }
}
