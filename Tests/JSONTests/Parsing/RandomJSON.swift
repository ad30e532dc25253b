import SegueJSON
import TestSupport

extension SeededGenerator {
  /// A value of any kind, at most `depth` levels deep.
  mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &self) {
    case 0: .null
    case 1: .bool(Bool.random(using: &self))
    case 2: .number(Double(Int.random(in: -1000...1000, using: &self)) / 8)
    case 3: .number(finiteNumber())
    case 4: .string(text())
    case 5: .array(list(depth: depth))
    default: .object(members(depth: depth))
    }
  }

  private mutating func finiteNumber() -> Double {
    let number = Double(bitPattern: next())
    return number.isFinite ? number : 0
  }

  private mutating func list(depth: Int) -> [JSONValue] {
    let count = Int.random(in: 0...5, using: &self)
    return (0..<count).map { _ in value(depth: depth - 1) }
  }

  private mutating func members(depth: Int) -> [JSONValue.Member] {
    let count = Int.random(in: 0...20, using: &self)
    return (0..<count).map { index in
      JSONValue.Member("\(index)\(text())", value(depth: depth - 1))
    }
  }

  private mutating func text() -> String {
    let count = Int.random(in: 0...12, using: &self)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<count { scalars.append(scalar()) }
    return String(scalars)
  }

  private mutating func scalar() -> Unicode.Scalar {
    let limits: [UInt32] = [0x20, 0x7F, 0x7F, 0xA0, 0x3000, 0x11_0000]
    let limit = limits.randomElement(using: &self) ?? 0x7F
    return Unicode.Scalar(UInt32.random(in: 0..<limit, using: &self)) ?? "\\"
  }
}
