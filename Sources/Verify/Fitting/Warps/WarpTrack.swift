import SegueGeometry
import SegueRaster

/// All that changes in a film, followed as one piece that is turned, stretched and moved, from its last picture back to
/// the first one.
struct WarpTrack {
  /// The pictures.
  let reel: LumaSequence
  /// Places of the last picture: in each picture, where they are; nothing where that was not seen.
  let maps: [AffineTransform?]
  /// The middle of the box around it in the last picture, counted from the middle of what is followed, as maps are.
  let boxMiddle: Vector
  /// Typical distance of what is followed from the middle.
  let radius: Double
  /// The area in which it is in the last picture.
  let area: PixelRect

  /// Typical distance at which a picture is not what the map makes of the last one, in pixels.
  private static let limit = 0.65
  /// For how many pictures it may be out of sight.
  private static let patience = 1
  /// The least part of the pictures in which it has to be seen.
  private static let least = 0.9

  /// Follows what changes; nothing where it is not one piece.
  init?(_ reel: LumaSequence, in area: PixelRect) {
    guard let last = reel.pictures.indices.last, last > 4 else { return nil }
    guard let template = WarpTemplate(of: reel, picture: last, in: area) else { return nil }
    var maps = [AffineTransform?](repeating: nil, count: last + 1)
    maps[last] = .identity
    var (map, before) = (AffineTransform.identity, AffineTransform.identity)
    var missed = 0
    for index in (0..<last).reversed() {
      if reel.pictures[index] == reel.pictures[index + 1], let same = maps[index + 1] {
        (maps[index], before) = (same, same)
        continue
      }
      let picture = reel.pyramid(of: index)
      // It goes on as it went from the picture before.
      let goingOn = before.inverted().map { map.followed(by: $0.followed(by: map)) }
      let found = template.map(to: picture, near: [map, goingOn ?? map])
      if let found, template.distance(found, in: picture) < Self.limit {
        (maps[index], before, map) = (found, map, found)
        missed = 0
      } else {
        missed += 1
        if missed > Self.patience { return nil }
      }
    }
    guard Double(maps.count { $0 != nil }) >= Self.least * Double(maps.count) else { return nil }
    (self.reel, self.maps, self.area) = (reel, maps, area)
    (boxMiddle, radius) = (template.boxMiddle, template.radius)
  }
}

extension LumaSequence {
  /// The sizes of a picture.
  func pyramid(of index: Int) -> LumaPyramid {
    LumaPyramid(pictures[index], width: width, height: height)
  }
}

extension WarpTemplate {
  /// The template of a picture of a film, as far as the film changes it.
  ///
  /// - Parameter around: pixels around what changes that count as well. Of an outline, one side hardly changes; but what is
  ///   there may also be what a card goes over.
  init?(of reel: LumaSequence, picture: Int, in area: PixelRect, around: Int = 0) {
    let (lowest, highest) = reel.extremes
    let isChanging = zip(lowest, highest).map { Int($1) - Int($0) > LumaSequence.visible }
    self.init(
      reel.pyramid(of: picture), in: area,
      isChanging: around > 0 ? isChanging.widened(by: around, width: reel.width) : isChanging)
  }
}

extension [Bool] {
  /// Marks of pixels, and of those around them.
  fileprivate func widened(by around: Int, width: Int) -> [Bool] {
    var across = self
    for index in indices where self[index] {
      let column = index % width
      for offset in -Swift.min(around, column)...Swift.min(around, width - 1 - column) {
        across[index + offset] = true
      }
    }
    var all = across
    for index in indices where across[index] {
      for row in 1...around {
        if index >= row * width { all[index - row * width] = true }
        if index + row * width < count { all[index + row * width] = true }
      }
    }
    return all
  }
}
