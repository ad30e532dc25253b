import SegueFitting
import Testing

/// Round corners of two films beside each other, each drawn by a closed form.
@Suite struct CornerTraitTests {
  /// The radius of a card's corners beside its movement.
  enum Corners {
    case still(Double)
    /// By the spring of the card.
    case along(Double, Double)
    /// Evenly, from .21 s to .71 s.
    case evenly(Double, Double)

    func radius(_ share: Double, _ time: Double) -> Double {
      switch self {
      case .still(let radius): radius
      case .along(let first, let last): first + (last - first) * share
      case .evenly(let first, let last):
        first + (last - first) * min(max((time - 0.21) / 0.5, 0), 1)
      }
    }
  }

  @Test(arguments: [Corners.still(12), .along(6, 22), .evenly(6, 22)])
  func `the same corners are alike, at another rate too`(_ corners: Corners) throws {
    let traits = try Self.traits(corners, corners, rate: 30)
    #expect(!traits.isEmpty && traits.allSatisfy { $0.verdict == .alike }, "\(traits)")
  }

  @Test func `a pixel more or less is within the tolerance`() throws {
    let traits = try Self.traits(.still(13), .still(12))
    #expect(traits.map(\.kind) == [.corners(.throughout)])
    #expect(traits.allSatisfy { $0.verdict == .alike }, "\(traits)")
  }

  @Test func `another radius throughout is told once`() throws {
    let traits = try Self.traits(.still(17), .still(12))
    #expect(traits.map(\.kind) == [.corners(.throughout)])
    let trait = try #require(traits.first)
    #expect(trait.verdict == .different)
    #expect(abs(trait.recorded.value - 17) < 0.6 && abs(trait.agreed.value - 12) < 0.6)
  }

  @Test func `another radius in the end is told of the end alone`() throws {
    let traits = try Self.traits(.still(6), .along(6, 22)).filter { $0.verdict == .different }
    #expect(traits.map(\.kind) == [.corners(.end)])
    #expect(abs(try #require(traits.first).agreed.value - 22) < 0.8)
  }

  /// The spring has come 3/4 of its way after .157 s, and what goes evenly .313 of it.
  @Test func `a course of its own is told where it is farthest off`() throws {
    let traits = try Self.traits(.evenly(6, 22), .along(6, 22)).filter { $0.verdict == .different }
    let trait = try #require(traits.first)
    #expect(traits.count == 1 && trait.kind == .corners(.threeQuarters), "\(traits)")
    #expect(abs(trait.agreed.value - 18) < 0.8 && abs(trait.recorded.value - 11) < 0.8)
  }

  @Test func `where pixels are compared, nothing is said of a radius`() throws {
    let own = try Self.movement(.still(17), rate: 60)
    let meant = try Self.movement(.still(12), rate: 60)
    let comparison = LandmarkComparison(recorded: own, agreed: meant, lettingPass: .doubt)
    #expect(comparison.traits.count > 1 && !comparison.traits.contains(where: Self.isOfCorners))
  }

  private static func traits(
    _ recorded: Corners, _ agreed: Corners, rate: Int = 60
  ) throws -> [LandmarkComparison.Trait] {
    LandmarkComparison(
      recorded: try movement(recorded, rate: rate), agreed: try movement(agreed, rate: 60)
    ).traits.filter(isOfCorners)
  }

  private static func isOfCorners(_ trait: LandmarkComparison.Trait) -> Bool {
    if case .corners = trait.kind { true } else { false }
  }

  private static func movement(_ corners: Corners, rate: Int) throws -> MeasuredMovement {
    let film = try CornerTests.film(rate: rate) { canvas, share, time in
      canvas.card(
        x: 70 + 90 * share, y: 100 + 120 * share, width: 100, height: 120,
        radius: corners.radius(share, time))
    }
    return try #require(MeasuredMovement.all(in: film).first)
  }
}
