/// Linear map of colors: three sums of a color's channels, in 0...1 and without their alpha, and of one.
///
/// What leaves that range is limited to it.
public struct ColorMatrix: Hashable, Sendable {
  /// The factors of red, green, blue and one in the new red.
  public var red: SIMD4<Float>
  /// Those in the new green.
  public var green: SIMD4<Float>
  /// Those in the new blue.
  public var blue: SIMD4<Float>

  /// The matrix with these rows.
  public init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The matrix that changes nothing.
  public static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))

  /// The rows one after the other.
  var numbers: [Float] {
    [red, green, blue].flatMap { row in row.indices.map { row[$0] } }
  }
}

extension ColorMatrix: CustomStringConvertible {
  /// The numbers, row by row.
  public var description: String { "\(numbers)" }
}
