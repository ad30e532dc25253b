package import SegueMotion

/// A value of a design system, under its name.
package struct DesignToken: Hashable, Sendable {
  /// Name with dots between groups, such as `motion.duration.short`.
  package let name: String
  /// The value, with every reference followed.
  package let value: Value
  /// Purpose of the token, in the words of its file.
  package let note: String?

  /// Kinds of values that a scene has a use for.
  package enum Value: Hashable, Sendable {
    /// A length of time.
    case duration(Time)
    /// An easing or a spring.
    case curve(TimingCurve)
    /// A movement: its length, its delay and its curve.
    case transition(Transition)
    /// A number, of pixels where the file says so.
    case number(Double)
    /// A color, as hexadecimal digits.
    case color(String)
    /// Words.
    case text(String)
  }

  /// Length, delay and curve of a movement.
  package struct Transition: Hashable, Sendable {
    /// Length of the movement.
    package let duration: Time
    /// Time before it.
    package let delay: Time
    /// Curve of the movement.
    package let curve: TimingCurve

    /// A movement.
    package init(duration: Time, delay: Time, curve: TimingCurve) {
      (self.duration, self.delay, self.curve) = (duration, delay, curve)
    }
  }

  /// A token.
  package init(_ name: String, _ value: Value, note: String? = nil) {
    (self.name, self.value, self.note) = (name, value, note)
  }

  /// True if the token is about movement.
  package var isOfMotion: Bool {
    switch value {
    case .duration, .curve, .transition: true
    case .number, .color, .text: false
    }
  }
}
