import SegueMotion
import SegueMotionDescriptions
import SegueReports

extension PreviewedCurve {
  /// Number of samples in a drawn curve.
  private static let samples = 96

  /// A curve as pages show it, with its code for each platform.
  ///
  /// - Parameter seconds: how long it takes where it says nothing of that itself.
  init(_ pace: TimingCurve, name: String, users: [String] = [], lasting seconds: Double = 1) {
    let seconds = pace.naturalDuration ?? seconds
    self.init(
      name: name, details: TimingCurveDescription(pace).text, users: users,
      milliseconds: seconds * 1000,
      values: (0...Self.samples).map { index in
        pace.fraction(at: seconds * Double(index) / Double(Self.samples), of: seconds)
      },
      codes: CurveCode.all(pace, lasting: seconds).map {
        PreviewedCode(title: $0.language.title, text: $0.text)
      })
  }
}
