import Foundation

/// How far samples are from what they should be.
package struct Likeness {
  private var squares = 0.0
  private var sum = 0.0
  private var count = 0.0

  /// Nothing compared yet.
  package init() {}

  /// How far `samples` are from `expected`.
  package init(_ samples: [UInt8], _ expected: [UInt8]) { compare(samples, to: expected) }

  /// The peak signal-to-noise ratio in decibels.
  package var decibels: Double {
    squares == 0 ? .infinity : 10 * log10(255 * 255 * count / squares)
  }
  /// The mean of what the samples have too much.
  package var bias: Double { sum / count }

  package mutating func compare(_ samples: [UInt8], to expected: [UInt8]) {
    precondition(samples.count == expected.count, "planes of different sizes")
    for (a, b) in zip(samples, expected) {
      let difference = Double(a) - Double(b)
      squares += difference * difference
      sum += difference
    }
    count += Double(samples.count)
  }
}
