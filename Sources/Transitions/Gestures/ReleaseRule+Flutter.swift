import SegueMotion

extension ReleaseRule {
  /// Flutter's Cupertino pages': a width a second decides by its direction; then 350 ms of
  /// Cupertino's curve, either way.
  func flutter(_ release: Release) -> Outcome {
    let isFling = release.velocity.magnitude >= release.length
    return Outcome(
      isFinished: isFling ? release.velocity > 0 : release.progress > 0.5,
      duration: .milliseconds(350), pace: .easing(.flutterPage))
  }

  /// Flutter's Cupertino sheets': two heights a second decide by their direction, otherwise 48
  /// hundredths of the way; then 300 ms, slow at the end, either way.
  func flutterSheet(_ release: Release) -> Outcome {
    let isFling = release.velocity.magnitude >= 2 * release.length
    return Outcome(
      isFinished: isFling ? release.velocity > 0 : release.progress >= 0.48,
      duration: .milliseconds(300), pace: .easing(.easeOut))
  }
}
