import SegueMotion

/// A bent way that a transition tells by so many values that nobody wants to read all of them.
struct PiecesDescription {
  private let count: Int

  /// Up to how many values are told one by one.
  private static let limit = 100
  /// Into how many parts a longer way is divided for people.
  private static let parts = 8

  /// The pieces of an animation's way; `nil` where its values may be told one by one, or where there is
  /// more to say of them than that they follow each other evenly.
  init?(_ animation: Animation) {
    guard case .keyframes(let keyframes) = animation.course,
      keyframes == Keyframes(keyframes.values), keyframes.values.count > Self.limit
    else { return nil }
    count = keyframes.values.count
  }

  /// The values that are told.
  var told: [Int] { (0...Self.parts).map { $0 * (count - 1) / Self.parts } }

  /// The remark about the other values.
  var remark: String { "bent, \(told.count) of \(count) values" }
}
