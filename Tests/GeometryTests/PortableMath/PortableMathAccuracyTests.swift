import SegueGeometry
import Testing

@Suite struct PortableMathAccuracyTests {
  /// A function under its name in the references, and the error it may have there.
  struct Subject: CustomTestStringConvertible, Sendable {
    var name: String
    /// In units of the last place; a half is what rounding alone costs.
    var bound: Double
    var evaluate: @Sendable ([Double]) -> Double

    init(_ name: String, within bound: Double, _ evaluate: @escaping @Sendable (Double) -> Double) {
      self.name = name
      self.bound = bound
      self.evaluate = { evaluate($0[0]) }
    }

    init(
      _ name: String, within bound: Double,
      ofTwo evaluate: @escaping @Sendable (Double, Double) -> Double
    ) {
      self.name = name
      self.bound = bound
      self.evaluate = { evaluate($0[0], $0[1]) }
    }

    var testDescription: String { name }
  }

  static let subjects = [
    Subject("sin", within: 0.75, { PortableMath.sin($0) }),
    Subject("cos", within: 0.75, { PortableMath.cos($0) }),
    Subject("tan", within: 0.8, { PortableMath.tan($0) }),
    Subject("sin-degrees", within: 0.75, { PortableMath.sincos(degrees: $0).sin }),
    Subject("cos-degrees", within: 0.75, { PortableMath.sincos(degrees: $0).cos }),
    Subject("atan", within: 0.501, PortableMath.atan),
    Subject("atan2", within: 0.501, ofTwo: PortableMath.atan2),
    Subject("asin", within: 0.501, PortableMath.asin),
    Subject("acos", within: 0.501, PortableMath.acos),
    Subject("exp", within: 0.75, PortableMath.exp),
    Subject("exp2", within: 0.75, PortableMath.exp2),
    Subject("log", within: 0.501, PortableMath.log),
    Subject("log2", within: 0.501, PortableMath.log2),
    Subject("pow", within: 0.55, ofTwo: PortableMath.pow),
    Subject("erf", within: 0.75, PortableMath.erf),
  ]

  @Test(arguments: subjects)
  func `a function stays within its bound of the exact values`(_ subject: Subject) throws {
    let rows = try ReferenceTable(subject.name).rows
    #expect(rows.count > 1500)
    let errors = rows.map { $0.error(of: subject.evaluate($0.arguments)) }
    let worst = try #require(errors.max())
    let missed = zip(rows, errors).filter { $0.0.result != subject.evaluate($0.0.arguments) }.count
    print("\(subject.name): \(rows.count) points, at most \(worst) ulp, \(missed) rounded wrongly")
    #expect(errors.allSatisfy { $0 <= subject.bound })
  }

  @Test(arguments: ["sin", "cos"])
  func `sine and cosine come out of one call with the same bits`(_ name: String) throws {
    for row in try ReferenceTable(name).rows {
      let both = PortableMath.sincos(row.arguments[0])
      #expect(both.sin == PortableMath.sin(row.arguments[0]))
      #expect(both.cos == PortableMath.cos(row.arguments[0]))
    }
  }
}
