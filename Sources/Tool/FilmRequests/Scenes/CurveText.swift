package import SegueMotion
package import SegueJSON
import SegueSceneFile

/// Curves as people type them: as a scene file writes them, or as the code of any platform.
package enum CurveText {
  /// The curve that the text means; what is wrong with one of a scene file is added to `diagnostics`.
  ///
  /// - Throws: what is wrong with a number of code that is known.
  package static func read(
    _ text: String, into diagnostics: inout Diagnostics
  ) throws(MotionError) -> TimingCurve? {
    try CurveCode.read(text) ?? CurveReader.read(text, into: &diagnostics)
  }
}
