import SegueVerification
import TestSupport
import Testing

/// Films that are later than others, found without comparing every frame with every other.
@Suite struct ShiftSearchTests {
  /// The definition, frame by frame.
  private static func isLater(_ old: [String], _ new: [String], by distance: Int) -> Bool {
    let shared = min(old.count, new.count - distance)
    guard shared > 1, (0..<shared).allSatisfy({ old[$0] == new[$0 + distance] }) else {
      return false
    }
    return new.prefix(distance).allSatisfy { $0 == old[0] }
      && old.dropFirst(shared).allSatisfy { $0 == old[old.count - 1] }
      && new.dropFirst(shared + distance).allSatisfy { $0 == old[old.count - 1] }
      && Set(old.prefix(shared)).count > 1
  }

  @Test(arguments: 0..<400) func `a shift is what its definition says`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func film(_ count: Int) -> [String] {
      var frames: [String] = []
      while frames.count < count {
        let digest = random.pick(["a", "b", "c"])
        frames += Array(repeating: digest, count: random.int(in: 1...3))
      }
      return frames
    }
    let old = film(random.int(in: 2...8))
    let shift = random.int(in: 0...4)
    let later = Array(repeating: old[0], count: shift) + old
    let cut = Array(later.dropLast(random.int(in: 0...1)))
    for new in [later, cut, film(random.int(in: 2...8)), cut + [old[old.count - 1]]]
    where new.count > 1 {
      let search = ShiftSearch(old, new)
      for distance in 1..<new.count {
        #expect(search.fits(distance) == Self.isLater(old, new, by: distance))
      }
    }
  }

  @Test func `films that rest for an hour are compared at once`() {
    let rest = Array(repeating: "a", count: 100_000)
    let old = rest + ["b", "c"] + rest
    let new = Array(repeating: "a", count: 40_000) + rest + ["b", "c"] + rest
    #expect(FrameComparison(expected: old, actual: new).pattern == .shifted(40_000))
  }
}
