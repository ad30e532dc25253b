package import Foundation

/// Data that are numbers, one after the other, however deep pairs lie in pairs.
///
/// A lane moves numbers. Data of an app's own type are none, as nobody but the app knows what is in them:
/// these are added and scaled as wholes, frame by frame.
protocol AnimatableNumbers: VectorArithmetic {
  /// Adds the numbers to a list; false where a part is of an app's own type.
  func append(to numbers: inout [Double]) -> Bool
  /// Takes as many numbers from the front of a list as there are.
  mutating func take(from numbers: inout ArraySlice<Double>)
}

extension VectorArithmetic {
  /// The numbers, in the order of parts; `nil` where a part is of an app's own type.
  package var numbers: [Double]? {
    var numbers: [Double] = []
    return append(self, to: &numbers) ? numbers : nil
  }

  /// The data with other numbers, of which there are as many.
  package func with(numbers: [Double]) -> Self {
    var (result, rest) = (self, numbers[...])
    take(&result, from: &rest)
    return result
  }
}

private func append(_ part: some VectorArithmetic, to numbers: inout [Double]) -> Bool {
  (part as? any AnimatableNumbers)?.append(to: &numbers) ?? false
}

private func take<Part: VectorArithmetic>(
  _ part: inout Part, from numbers: inout ArraySlice<Double>
) {
  guard var known = part as? any AnimatableNumbers else { return }
  known.take(from: &numbers)
  if let changed = known as? Part { part = changed }
}

extension Double: AnimatableNumbers {
  func append(to numbers: inout [Double]) -> Bool {
    numbers.append(self)
    return true
  }

  mutating func take(from numbers: inout ArraySlice<Double>) {
    self = numbers.popFirst() ?? self
  }
}

extension Float: AnimatableNumbers {
  func append(to numbers: inout [Double]) -> Bool {
    numbers.append(Double(self))
    return true
  }

  mutating func take(from numbers: inout ArraySlice<Double>) {
    self = numbers.popFirst().map { Float($0) } ?? self
  }
}

extension CGFloat: AnimatableNumbers {
  func append(to numbers: inout [Double]) -> Bool {
    numbers.append(Double(self))
    return true
  }

  mutating func take(from numbers: inout ArraySlice<Double>) {
    self = numbers.popFirst().map { CGFloat($0) } ?? self
  }
}

extension EmptyAnimatableData: AnimatableNumbers {
  func append(to numbers: inout [Double]) -> Bool { true }
  mutating func take(from numbers: inout ArraySlice<Double>) {}
}

extension AnimatablePair: AnimatableNumbers {
  func append(to numbers: inout [Double]) -> Bool {
    HeadlessSwiftUI.append(first, to: &numbers) && HeadlessSwiftUI.append(second, to: &numbers)
  }

  mutating func take(from numbers: inout ArraySlice<Double>) {
    HeadlessSwiftUI.take(&first, from: &numbers)
    HeadlessSwiftUI.take(&second, from: &numbers)
  }
}

extension AnimatableValues: AnimatableNumbers {
  func append(to numbers: inout [Double]) -> Bool {
    var areNumbers = true
    for part in repeat each value {
      areNumbers = areNumbers && HeadlessSwiftUI.append(part, to: &numbers)
    }
    return areNumbers
  }

  mutating func take(from numbers: inout ArraySlice<Double>) {
    func taken<Part: VectorArithmetic>(_ part: Part) -> Part {
      var part = part
      HeadlessSwiftUI.take(&part, from: &numbers)
      return part
    }
    value = (repeat taken(each value))
  }
}
