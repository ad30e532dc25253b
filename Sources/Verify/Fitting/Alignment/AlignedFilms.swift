package import SegueRaster

/// A recording and an agreed film, both as the expected one's pictures lie.
package struct AlignedFilms: Sendable {
  /// The recording, cut out and made as large as the agreed film.
  package let recorded: LumaSequence
  /// The agreed film.
  package let agreed: LumaSequence
  /// Place of the expected pictures in the recording.
  package let place: FilmPlace
  /// Areas that differ at both ends, such as a status bar, and are left out; in pixels of the expected film.
  package let ignored: [PixelRect]
  /// The share of the agreed pictures that the recording does not show.
  package let outside: Double

  /// The side of the squares that are left out.
  private static let side = 8
  /// By how many levels a square differs that is left out.
  private static let clear = 14

  /// Lays a recording on an agreed film where that was found; nothing where there is no room for it.
  ///
  /// - Parameter isRough: true if levels are far apart everywhere, so that no area is to be left out.
  init?(
    recorded: LumaSequence, agreed: LumaSequence, at found: (place: LumaPlace, distance: Double),
    isRough: Bool = false
  ) {
    let place = found.place
    self.place = place.inFilms(recorded, agreed, distance: found.distance)
    guard let laid = recorded.laid(at: place, on: agreed) else { return nil }
    let unseen = Self.squares(of: agreed).filter { !recorded.shows($0, at: place) }
    let ends = [
      (laid.pictures[laid.lastAtRest], agreed.pictures[agreed.lastAtRest]),
      (laid.pictures[laid.pictures.count - 1], agreed.pictures[agreed.pictures.count - 1]),
    ]
    // Letters of another raster differ only while they are sharp, and what is beside a bar only when it is soft.
    let looks = ends + ends.map { (agreed.softened($0.0, by: 2), agreed.softened($0.1, by: 2)) }
    let differing = Self.squares(of: agreed).filter { square in
      !isRough && !unseen.contains(square)
        && looks.allSatisfy { Self.differs(square, in: $0.0, $0.1, width: agreed.width) }
    }
    let all = Self.squares(of: agreed).count
    outside = Double(unseen.count) / Double(max(1, all))
    ignored = Self.boxes(differing).map(agreed.inFilm)
    let left = unseen + differing
    self.recorded = laid.without(left)
    self.agreed = agreed.without(left)
  }

  private static func squares(of reel: LumaSequence) -> [PixelRect] {
    stride(from: 0, to: reel.height, by: side).flatMap { y in
      stride(from: 0, to: reel.width, by: side).map { x in
        PixelRect(
          minX: x, minY: y, maxX: min(x + side, reel.width), maxY: min(y + side, reel.height))
      }
    }
  }

  /// Returns `true` if a square looks different in two pictures.
  private static func differs(
    _ square: PixelRect, in a: [UInt8], _ b: [UInt8], width: Int
  ) -> Bool {
    var sum = 0
    for y in square.rows {
      for x in square.columns {
        sum += abs(Int(a[y * width + x]) - Int(b[y * width + x]))
      }
    }
    return sum > clear * square.width * square.height
  }

  /// Boxes around squares that touch each other.
  private static func boxes(_ squares: [PixelRect]) -> [PixelRect] {
    var open = squares
    var boxes: [PixelRect] = []
    while let first = open.popLast() {
      var box = first
      while let index = open.firstIndex(where: { Self.touches($0, box) }) {
        box = box.union(open.remove(at: index))
      }
      boxes.append(box)
    }
    return boxes.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  private static func touches(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
  }
}

extension LumaSequence {
  /// The lightness between the pixels of a picture; nothing outside of it.
  func level(of picture: [UInt8], x: Double, y: Double) -> Double? {
    guard x > -0.5, y > -0.5, x < Double(width) - 0.5, y < Double(height) - 0.5 else { return nil }
    // Whole parts of what is more than -1.
    let (column, row) = (x < 0 ? -1 : Int(x), y < 0 ? -1 : Int(y))
    let (across, down) = (x - Double(column), y - Double(row))
    let (left, right) = (max(column, 0), min(column + 1, width - 1))
    let (upper, lower) = (max(row, 0) * width, min(row + 1, height - 1) * width)
    func between(_ row: Int) -> Double {
      Double(picture[row + left]) * (1 - across) + Double(picture[row + right]) * across
    }
    return between(upper) * (1 - down) + between(lower) * down
  }

  /// Returns `true` if all of a box of the expected film is in the recording's pictures.
  func shows(_ box: PixelRect, at place: LumaPlace) -> Bool {
    let left = place.scale * Double(box.minX) + place.x
    let top = place.scale * Double(box.minY) + place.y
    let right = place.scale * Double(box.maxX) + place.x
    let bottom = place.scale * Double(box.maxY) + place.y
    return left > -1 && top > -1 && right < Double(width) + 1 && bottom < Double(height) + 1
  }

  /// The film as it lies on another one; nothing where there is no room for it.
  func laid(at place: LumaPlace, on other: LumaSequence) -> LumaSequence? {
    var laid = LumaSequence(like: other)
    // Between how many places a larger picture is averaged.
    let parts = max(1, min(4, Int(place.scale.rounded())))
    for (index, picture) in pictures.enumerated() {
      let isRepeated = index > 0 && picture == pictures[index - 1]
      let known = isRepeated ? laid.pictures.last : nil
      let made = known ?? resampled(picture, at: place, like: other, parts: parts)
      guard laid.add(made, at: times[index]) else { return nil }
    }
    return laid
  }

  private func resampled(
    _ picture: [UInt8], at place: LumaPlace, like other: LumaSequence, parts: Int
  ) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: other.width * other.height)
    for y in 0..<other.height {
      for x in 0..<other.width {
        var (sum, count) = (0.0, 0.0)
        for part in 0..<parts * parts {
          let across = (Double(part % parts) + 0.5) / Double(parts)
          let down = (Double(part / parts) + 0.5) / Double(parts)
          guard
            let level = level(
              of: picture, x: place.scale * (Double(x) + across) + place.x - 0.5,
              y: place.scale * (Double(y) + down) + place.y - 0.5)
          else { continue }
          sum += level
          count += 1
        }
        if count > 0 { result[y * other.width + x] = UInt8((sum / count).rounded()) }
      }
    }
    return result
  }

  /// The film with some boxes black in all pictures.
  func without(_ boxes: [PixelRect]) -> LumaSequence {
    if boxes.isEmpty { return self }
    var film = LumaSequence(like: self)
    for (index, picture) in pictures.enumerated() {
      if index > 0, picture == pictures[index - 1], let last = film.pictures.last {
        _ = film.add(last, at: times[index])
        continue
      }
      var changed = picture
      for box in boxes {
        for y in box.rows {
          for x in box.columns { changed[y * width + x] = 0 }
        }
      }
      _ = film.add(changed, at: times[index])
    }
    return film
  }
}

/// Place of one film's picture in the pictures of another one: scaled and moved.
package struct FilmPlace: Hashable, Sendable {
  /// Number of recorded pixels per pixel of the expected film.
  package let scale: Double
  /// Left edge of the expected film in the recording, in the recording's pixels.
  package let x: Double
  /// Top edge of the expected film in the recording.
  package let y: Double
  /// Difference in lightness between both where something can be recognized, in levels.
  package let distance: Double

  /// Maximum difference for the place to be certain.
  static let allowed = 14.0
  /// Minimum correlation of both ends for the place to be certain, however far levels are apart.
  static let likeness = 0.7
}

/// The same in pixels of reels.
struct LumaPlace {
  var scale: Double
  var x: Double
  var y: Double

  /// In pixels of the films.
  func inFilms(_ recorded: LumaSequence, _ agreed: LumaSequence, distance: Double) -> FilmPlace {
    let unit = Double(recorded.shrink)
    return FilmPlace(
      scale: scale * unit / Double(agreed.shrink), x: x * unit, y: y * unit, distance: distance)
  }
}
