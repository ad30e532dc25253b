/// The places, picture by picture, of the layer behind one that goes in front of it, dimmed or brightened.
struct LayerBack {
  /// The looks of it in a picture.
  struct State {
    /// By how many pixels it is elsewhere than in its own picture.
    var shift: Double
    /// Contrast of its levels, and what is added to them.
    var contrast: Double
    var brightness: Double
    /// Level of what has a usual one in its own picture: how light it is.
    var light = 0.0
  }

  /// Its looks in each picture; nothing where too little is in sight.
  private(set) var states: [State?]

  private let places: LayerPlaces
  /// True if it is not known how it moves.
  let isUnknown: Bool
  private let front: LayerFront
  private let isAhead: Bool
  private let border: Double

  /// From one picture to the next it goes no farther than so much of the picture.
  private static let reach = 0.1
  /// The most pictures in a row of which nothing can be told.
  private static let patience = 2

  /// Follows what a picture shows behind a front.
  ///
  /// - Parameters:
  ///   - order: the pictures from the one in which all of it is in sight on.
  ///   - isAhead: true if the front lies on the side of higher coordinates.
  ///   - border: where the front begins in its own picture.
  init?(
    _ reel: LumaSequence, through order: [Int], behind front: LayerFront, isAhead: Bool,
    border: Double
  ) {
    guard let own = order.first,
      let places = LayerPlaces(of: reel, picture: own, along: front.places.axis)
    else { return nil }
    (self.places, self.front, self.isAhead, self.border) = (places, front, isAhead, border)
    isUnknown = false
    states = [State?](repeating: nil, count: reel.pictures.count)
    for picture in 0..<reel.lastAtRest where own < order[order.count - 1] {
      let rest = State(shift: 0, contrast: 1, brightness: 0)
      states[picture] = dimmed(rest, reel, own: own, picture)
    }
    var (shift, speed, missed) = (0.0, 0.0, 0)
    for picture in order {
      let expected = shift + speed * Double(missed + 1)
      if let found = find(in: reel.pictures[picture], number: picture, near: expected) {
        let found = dimmed(found, reel, own: own, picture)
        states[picture] = found
        (speed, shift, missed) = ((found.shift - shift) / Double(missed + 1), found.shift, 0)
      } else {
        missed += 1
        if missed > Self.patience { break }
      }
    }
  }

  /// Something behind a front that does not go along its axis alone.
  init(unseenBehind front: LayerFront, isAhead: Bool, border: Double) {
    (places, self.front, self.isAhead, self.border) = (front.places, front, isAhead, border)
    states = front.offsets.map { _ in nil }
    isUnknown = true
  }

  /// Forgets what some pictures seem to show.
  mutating func forget(_ pictures: [Int]) { for picture in pictures { states[picture] = nil } }

  /// The places that are in sight in a picture after a shift.
  private func uncovered(_ number: Int, after shift: Double) -> [LayerPlaces.Place] {
    let (edge, whole) = (edge(in: number), shift.rounded(.down))
    return places.all.filter { isUncovered($0, after: whole, behind: edge) }
  }

  /// The border of what lies in front, in a picture.
  private func edge(in number: Int) -> Double? { front.offsets[number].map { $0 + border } }

  private func isUncovered(
    _ place: LayerPlaces.Place, after whole: Double, behind edge: Double?
  ) -> Bool {
    let along = Double(place.along) + whole
    guard along >= 1, along < Double(places.length - 2), let edge else { return edge == nil }
    return isAhead ? along + 3 < edge : along - 3 > edge
  }

  private func find(in picture: [UInt8], number: Int, near expected: Double) -> State? {
    let reach = max(8, Int(Self.reach * Double(places.length)))
    var best: (likeness: Double, shift: Int)?
    for shift in Int(expected.rounded()) - reach...Int(expected.rounded()) + reach {
      guard let likeness = likeness(of: shift, in: picture, number) else { continue }
      let away = abs(Double(shift) - expected) / Double(reach)
      let score = likeness - 0.04 * away
      if score > best?.likeness ?? 0 { best = (score, shift) }
    }
    guard let best else { return nil }
    return refined(Double(best.shift), in: picture, number)
  }

  /// The likeness of the levels in sight and those of the places; nothing where these are too few.
  private func likeness(of shift: Int, in picture: [UInt8], _ number: Int) -> Double? {
    var (a, b, aa, ab, bb, count) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    let (edge, levels) = (edge(in: number), picture.span)
    for place in places.all where isUncovered(place, after: Double(shift), behind: edge) {
      let along = place.along + shift
      guard along >= 1, along < places.length - 2 else { continue }
      let (mine, level) = (
        Double(place.level), Double(levels[place.pixel + shift * places.step])
      )
      a += mine
      b += level
      aa += mine * mine
      ab += mine * level
      bb += level * level
      count += 1
    }
    guard count >= Double(LayerPlaces.least) else { return nil }
    let (spreadA, spreadB) = (aa - a * a / count, bb - b * b / count)
    guard spreadA > count, spreadB > count else { return nil }
    return (ab - a * b / count) / (spreadA * spreadB).squareRoot()
  }

  /// The state to a fraction of a pixel; nothing where levels are too little alike.
  private func refined(_ start: Double, in picture: [UInt8], _ number: Int) -> State? {
    let near = uncovered(number, after: start)
    var state = State(shift: start, contrast: 1, brightness: 0)
    var spread = 30.0
    for round in 0..<10 {
      var matrix = [[Double]](repeating: [0, 0, 0], count: 3)
      var right = [0.0, 0, 0]
      var (sum, weights) = (0.0, 0.0)
      for place in near {
        guard let (level, slope) = places.level(place, after: state.shift, in: picture) else {
          continue
        }
        let row = [Double(place.level), 1, slope]
        let error =
          level - state.contrast * Double(place.level) - (round > 0 ? state.brightness : 0)
        let part = round > 0 ? 1 + error * error / (4 * spread * spread) : 1
        let weight = 1 / (part * part)
        sum += weight * error * error
        weights += weight
        for a in 0..<3 {
          right[a] += weight * row[a] * level
          for b in 0..<3 { matrix[a][b] += weight * row[a] * row[b] }
        }
      }
      guard let answer = LinearSystem(matrix)?.solution(for: right) else { return nil }
      if round > 0 { spread = max(4, (sum / max(weights, 1)).squareRoot()) }
      state.shift -= answer[2]
      (state.contrast, state.brightness) = (answer[0], answer[1])
      if abs(state.shift - start) > 1.5 { return nil }
      if round > 2, abs(answer[2]) < 1e-3 { break }
    }
    guard state.contrast > 0.1, state.contrast < 1.6 else { return nil }
    return isAlike(state, near, in: picture) ? state : nil
  }

  private func isAlike(
    _ state: State, _ near: [LayerPlaces.Place], in picture: [UInt8]
  ) -> Bool {
    var (seen, matched) = (0, 0)
    for place in near {
      guard let (level, _) = places.level(place, after: state.shift, in: picture) else { continue }
      seen += 1
      let error = abs(level - state.contrast * Double(place.level) - state.brightness)
      if error < 12 + 0.45 * state.contrast * Double(abs(place.slope)) { matched += 1 }
    }
    return seen >= LayerPlaces.least && Double(matched) >= 0.7 * Double(seen)
  }

  // MARK: - Levels

  /// The state with contrast and brightness as most pixels have them: those of edges are blurred.
  private func dimmed(_ state: State, _ reel: LumaSequence, own: Int, _ number: Int) -> State {
    let edge = front.offsets[number].map { $0 + border }
    let step = places.axis == .x ? (x: -state.shift, y: 0.0) : (x: 0.0, y: -state.shift)
    let (first, picture) = (reel.pictures[own], reel.pictures[number])
    var pairs: [(own: Double, level: Double)] = []
    var (usual, count) = (0, 0)
    for y in stride(from: 2, to: reel.height - 2, by: Self.grid) {
      for x in stride(from: 2, to: reel.width - 2, by: Self.grid) {
        usual += Int(first[y * reel.width + x])
        count += 1
        let along = Double(places.axis == .x ? x : y)
        if let edge, isAhead ? along + 2 > edge : along - 2 < edge { continue }
        guard let own = reel.level(of: first, x: Double(x) + step.x, y: Double(y) + step.y) else {
          continue
        }
        pairs.append((own, Double(picture[y * reel.width + x])))
      }
    }
    var line = (start: 0.0, slope: 1.0)
    for round in 0..<4 {
      var sums = LineSums()
      for pair in pairs {
        let off = pair.level - line.start - line.slope * pair.own
        sums.add(pair.own, pair.level, weight: round > 0 ? 1 / (1 + off * off / 64) : 1)
      }
      guard let found = sums.line, found.slope > 0.1 else { break }
      line = (found.start, found.slope)
    }
    let light = line.start + line.slope * Double(usual) / Double(max(count, 1))
    return State(
      shift: state.shift, contrast: line.slope, brightness: line.start, light: light)
  }

  /// Of so many pixels along each side one is looked at.
  private static let grid = 5
}
