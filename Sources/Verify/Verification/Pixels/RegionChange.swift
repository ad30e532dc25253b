import SegueRaster
import SegueTextSupport

/// Changes of a region of a film's pictures, as far as they are known.
package enum RegionChange: Hashable, Sendable, Codable {
  /// It looks different.
  case look
  /// It moves differently: its own other times are proven.
  case movement
  /// It is the same so many pixels further to the right, and further down.
  case place(right: Int, down: Int)
  /// A soft shade on it, as of a shadow, is gone.
  case lostShade
  /// A soft shade on it, as of a shadow, is new.
  case newShade

  /// Description of the change, in front of its place.
  var words: String {
    switch self {
    case .look: "a region looks different"
    case .movement: "a region moves differently"
    case .place(let right, let down):
      "a region is \(Self.distance(right: right, down: down))"
    case .lostShade: "a soft shade is gone, such as a shadow"
    case .newShade: "a soft shade is new, such as a shadow"
    }
  }

  private static func distance(right: Int, down: Int) -> String {
    func words(_ count: Int, _ ahead: String, _ back: String) -> String? {
      count == 0
        ? nil : "\(abs(count).counted("pixel")) further \(count > 0 ? ahead : back)"
    }
    return [words(right, "right", "left"), words(down, "down", "up")].compactMap(\.self)
      .joined(separator: " and ")
  }
}

/// Looks for the change of a region in some frames of two films.
struct RegionChangeFinder {
  private let pairs: [PicturePair]
  private let boxes: [PixelRect]
  private let noise: Int

  /// The greatest distance that is looked for, in pixels.
  private static let reach = 6
  /// The number of places that suffice.
  private static let placeLimit = 2_000
  /// The part of the differences that another place may leave.
  private static let rest = 4
  /// Differences of a shade: so many times noise at least, of which a share is so much fainter than the strongest, with
  /// steps that are such a part of it.
  private static let soft = (strong: 3, share: 5, faint: 4, step: 8)

  /// Looks at boxes of some frames, in which no more levels than `noise` count.
  init(_ pairs: [PicturePair], in boxes: [PixelRect], noise: Int) {
    (self.pairs, self.boxes, self.noise) = (pairs, boxes, noise)
  }

  /// The change; `nil` if it is none of those that have a name.
  var change: RegionChange? {
    guard let pair = pairs.first else { return nil }
    let places = places(in: pair)
    if places.isEmpty { return nil }
    if let distance = distance(places, in: pair),
      pairs.dropFirst().allSatisfy({ isExplained(self.places(in: $0), by: distance, in: $0) })
    {
      return .place(right: distance.x, down: distance.y)
    }
    return shade(places, in: pair)
  }

  private typealias Place = (x: Int, y: Int)

  /// The places that differ by more than noise, or some of them, evenly spread.
  private func places(in pair: PicturePair) -> [Place] {
    let places = boxes.flatMap { box in
      box.rows.flatMap { y in
        box.columns.compactMap { x in pair.levels(x, y) > noise ? (x, y) : nil }
      }
    }
    let step = max(1, places.count / Self.placeLimit)
    return stride(from: 0, to: places.count, by: step).map { places[$0] }
  }

  /// Returns the distance by which the new picture shows elsewhere what the old one does.
  private func distance(_ places: [Place], in pair: PicturePair) -> Place? {
    let reach = -Self.reach...Self.reach
    let distances = reach.flatMap { y in reach.map { x in (x: x, y: y) } }
      .sorted { abs($0.x) + abs($0.y) < abs($1.x) + abs($1.y) }
    var best: (rest: Int, distance: Place)?
    for distance in distances where distance != (0, 0) {
      let rest = rest(places, distance, in: pair, below: best?.rest ?? .max)
      if rest < best?.rest ?? .max { best = (rest, distance) }
    }
    guard let best, isExplained(places, by: best.distance, in: pair) else { return nil }
    return best.distance
  }

  private func isExplained(
    _ places: [Place], by distance: Place, in pair: PicturePair
  ) -> Bool {
    let before = rest(places, (0, 0), in: pair, below: .max)
    return Self.rest * rest(places, distance, in: pair, below: .max) <= before
  }

  /// Returns the sum of the differences that are left when the new picture is laid on the old one so far away.
  ///
  /// Each place counts twice: as one from which something has gone, and as one to which it has come.
  private func rest(
    _ places: [Place], _ distance: Place, in pair: PicturePair, below limit: Int
  ) -> Int {
    var sum = 0
    for place in places {
      sum +=
        pair.levels(place, at: (place.x + distance.x, place.y + distance.y))
        + pair.levels((place.x - distance.x, place.y - distance.y), at: place)
      if sum >= limit { break }
    }
    return sum
  }

  /// Returns the change of a soft shade: it fades to nothing without a step, and either lightens or darkens.
  private func shade(_ places: [Place], in pair: PicturePair) -> RegionChange? {
    let levels = places.map { pair.levels($0.x, $0.y) }
    let most = levels.max() ?? 0
    guard most >= Self.soft.strong * (noise + 1) else { return nil }
    let lighter = places.count { pair.increase($0.x, $0.y) > 0 }
    guard 20 * max(lighter, places.count - lighter) >= 19 * places.count else { return nil }
    let faint = levels.count { Self.soft.faint * $0 <= most }
    guard Self.soft.share * faint >= levels.count else { return nil }
    let step = max(2 * noise + 1, most / Self.soft.step)
    let smooth = places.count { isSmooth($0, in: pair, step: step) }
    guard 10 * smooth >= 9 * places.count else { return nil }
    return 2 * lighter > places.count ? .lostShade : .newShade
  }

  /// Returns true if what differs beside a place differs by about as much.
  private func isSmooth(_ place: Place, in pair: PicturePair, step: Int) -> Bool {
    let own = pair.increase(place.x, place.y)
    return [(place.x + 1, place.y), (place.x, place.y + 1)].allSatisfy { x, y in
      guard pair.rows(around: place.y).contains(y), pair.columns(around: place.x).contains(x),
        pair.levels(x, y) > noise
      else { return true }
      return abs(pair.increase(x, y) - own) <= 256 * step
    }
  }
}
