/// Data of any type; sums of different ones are the first of them.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data; `nil` for zero, whatever the type.
  package private(set) var value: (any VectorArithmetic)?

  init(_ value: some VectorArithmetic) { self.value = value }

  private init() {}

  public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

  public static func == (a: _AnyAnimatableData, b: _AnyAnimatableData) -> Bool {
    func isSame<V: VectorArithmetic>(_ one: V) -> Bool { (b.value as? V ?? .zero) == one }
    if let value = a.value { return isSame(value) }
    return b.value == nil || b == a
  }

  public static func + (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<V: VectorArithmetic>(_ one: V) -> _AnyAnimatableData {
      _AnyAnimatableData(one + (b.value as? V ?? .zero))
    }
    return a.value.map { sum($0) } ?? b
  }

  public static func - (a: _AnyAnimatableData, b: _AnyAnimatableData) -> _AnyAnimatableData {
    a + b.scaled(by: -1)
  }

  public mutating func scale(by rhs: Double) {
    func scaled(_ one: some VectorArithmetic) -> any VectorArithmetic { one.scaled(by: rhs) }
    value = value.map { scaled($0) }
  }

  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}

extension _AnyAnimatableData: AnimatableNumbers {
  func append(to numbers: inout [Double]) -> Bool {
    guard let value else { return true }
    guard let own = value.numbers else { return false }
    numbers += own
    return true
  }

  mutating func take(from numbers: inout ArraySlice<Double>) {
    guard let value, let count = value.numbers?.count else { return }
    self.value = value.with(numbers: Array(numbers.prefix(count)))
    numbers = numbers.dropFirst(count)
  }
}
