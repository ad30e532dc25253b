/// Times of a movement's landmarks: the visible form of a curve, whatever it is made of.
public struct Landmarks: Hashable, Sendable {
  /// Start of the movement, in seconds of the film.
  public let begin: Double
  /// Times at which a tenth, a half and nine tenths of the path have been covered for the first time; `nil` for
  /// a share that was not seen.
  public let shares: [Double?]
  /// From when on it stays within a hundredth of its end.
  public let settled: Double
  /// Overshoot beyond its end, as a share of the path.
  public let overshoot: Double

  /// The shares of the way that are landmarks.
  public static let parts = [0.1, 0.5, 0.9]
  /// Distance from the end that counts as settled.
  private static let near = 0.01

  /// The seconds from the begin to where it has settled.
  public var duration: Double { settled - begin }

  /// The landmarks of what was measured, by the curve that is nearest where there is one.
  public init?(_ samples: ProgressSamples, _ fit: CurveFit?) {
    guard let first = samples.times.first, let last = samples.times.last else { return nil }
    let (start, way) = (fit?.start ?? 0, fit?.way ?? 1)
    let whole = samples.values.map { ($0 - start) / way }
    let measured = ProgressSamples(times: samples.times, values: whole, pixels: samples.pixels)
    guard let half = measured.crossing(of: 0.5) else { return nil }
    begin = fit?.begin ?? measured.crossing(of: 0.02) ?? half
    shares = Self.parts.map { measured.crossing(of: $0) }
    let moving = whole.lastIndex { abs($0 - 1) > Self.near }
    settled =
      moving.map { index in
        guard index + 1 < whole.count else { return last }
        let (before, after) = (abs(whole[index] - 1), abs(whole[index + 1] - 1))
        let part = before > after ? (before - Self.near) / (before - after) : 1
        return samples.times[index] + part * (samples.times[index + 1] - samples.times[index])
      } ?? first
    overshoot = max(0, (whole.max() ?? 1) - 1)
  }
}
