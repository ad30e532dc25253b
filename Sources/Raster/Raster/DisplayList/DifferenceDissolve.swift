import SegueGeometry

/// Transition from the pixels below to the drawn ones, pixel by pixel, by how much both differ.
public struct DifferenceDissolve: Hashable, Sendable {
  /// Orders in which differences are replaced.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Channels that differ much go ahead.
    case fast
    /// Channels that differ little go ahead.
    case slow
    /// All fade evenly, and those that differ more than is left of the way are there at once.
    case near
  }

  /// Order in which differences are replaced.
  public var form: Form
  /// Remaining part of the transition, in 1/2³².
  public var left: Int

  /// The dissolve after `done` of its way, from 0 to 1.
  public init(_ form: Form, done: Double) {
    self.form = form
    left = Int(((1 - done) * 4_294_967_296).rounded())
  }
}

extension DifferenceDissolve {
  /// By how many levels what is there still shows where a channel differs by each of 256 levels: what
  /// remains of the difference, in 1/65,535, rounded once more.
  package var steps: [UInt8] {
    (0...255).map { difference in
      let remains = Int((65_535 * remaining(where: Double(difference) / 255)).rounded())
      return UInt8((2 * difference * remains + 65_535) / 131_070)
    }
  }

  private func remaining(where difference: Double) -> Double {
    switch form {
    case .fast: PortableMath.pow(part, 1 + PortableMath.log(1 + difference))
    case .slow: PortableMath.pow(part, 1 + PortableMath.log(2 - difference))
    case .near: part
    }
  }

  /// The largest sum of squared differences, in levels, at which something remains.
  package var limit: Int {
    form == .near ? Int((65_025 * part * part).rounded(.down)) : 4 * 65_025
  }

  private var part: Double { Double(left) / 4_294_967_296 }
}
