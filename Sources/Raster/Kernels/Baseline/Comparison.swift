// Concrete on purpose: a generic function of the standard library that is specialized here would
// be shared with the whole program, compiled for this instruction set.

@inline(__always)
func min(_ a: Int, _ b: Int) -> Int { a < b ? a : b }

@inline(__always)
func max(_ a: Int, _ b: Int) -> Int { a > b ? a : b }

@inline(__always)
func min(_ a: UInt32, _ b: UInt32) -> UInt32 { a < b ? a : b }

@inline(__always)
func min(_ a: Double, _ b: Double) -> Double { a < b ? a : b }

extension Range<Int> {
  /// The number of elements.
  @inline(__always)
  var length: Int { upperBound &- lowerBound }
}
