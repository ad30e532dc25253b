/// Fidelity of the pixels of a recording to those that were filmed.
package enum RecordingFidelity: Hashable, Sendable {
  /// Every pixel as it was.
  case exact
  /// Every pixel in one of 256 colors.
  case palette
  /// Pixels as a lossy codec reproduced them.
  case lossy

  /// True if frames can be compared exactly.
  package var isExact: Bool { self == .exact }
}
