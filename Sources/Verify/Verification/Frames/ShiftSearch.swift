/// Finds by how many frames one film is later than another, in time that grows with the frames alone.
package struct ShiftSearch {
  /// Number of frames of the earlier film, and of the later one.
  private let counts: (old: Int, new: Int)
  /// For each frame of the later film, how many frames from there on are those that the earlier one begins with.
  private let matches: [Int]
  /// Number of frames in which the earlier film shows what it shows first.
  private let rest: Int
  /// Number of frames at the beginning of the later film that show what the earlier one shows first.
  private let lead: Int
  /// Number of frames at the ends of both that show what the earlier film shows last.
  private let tails: (old: Int, new: Int)

  /// A search for the frames of `old` in `new`, each known by its digest; both have some.
  package init(_ old: [String], _ new: [String]) {
    var numbers: [String: Int] = [:]
    let frames = (old + new).map { digest -> Int in
      let number = numbers[digest] ?? numbers.count
      numbers[digest] = number
      return number
    }
    let (first, last) = (frames[0], frames[old.count - 1])
    counts = (old.count, new.count)
    let early = frames[..<old.count]
    let late = frames[old.count...]
    rest = early.firstIndex { $0 != first } ?? old.count
    lead = (late.firstIndex { $0 != first } ?? frames.count) - old.count
    tails = (
      early.reversed().prefix { $0 == last }.count, late.reversed().prefix { $0 == last }.count
    )
    // A number that is in neither keeps matches from reaching across.
    let joined = Array(early) + [-1] + late
    matches = Array(Self.prefixes(of: joined).dropFirst(old.count + 1))
  }

  /// Returns true if the later film shows what the other shows, so many frames later.
  package func fits(_ distance: Int) -> Bool {
    let shared = min(counts.old, counts.new - distance)
    return shared > 1 && matches[distance] >= shared && lead >= distance && rest < shared
      && tails.old >= counts.old - shared && tails.new >= counts.new - shared - distance
  }

  /// For each place of a list, how many numbers from there on are those that the list begins with.
  private static func prefixes(of numbers: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: numbers.count)
    var (start, end) = (0, 0)
    for place in numbers.indices.dropFirst() {
      var length = place < end ? min(end - place, lengths[place - start]) : 0
      while place + length < numbers.count, numbers[length] == numbers[place + length] {
        length += 1
      }
      lengths[place] = length
      if place + length > end { (start, end) = (place, place + length) }
    }
    return lengths
  }
}
