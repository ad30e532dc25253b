import SegueMotion

extension Spring {
  /// The spring in a film that passes so many times faster.
  func faster(_ factor: Double) -> Spring {
    guard factor != 1,
      var spring = try? Spring(response: duration / factor, dampingFraction: dampingRatio)
    else { return self }
    spring.allowsOverdamping = allowsOverdamping
    return (try? spring.launched(at: initialVelocity * factor)) ?? spring
  }
}
