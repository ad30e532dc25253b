import SegueTextSupport
import SegueRaster
import SegueRendering
package import SegueVerification

/// One moment of a film as a report shows it.
package struct ReportedFrame: Sendable, Codable {
  /// Label of the moment, such as `frame 7`.
  package let label: String
  /// The number of the frame, if it is one of the film's.
  package let number: Int?
  /// The time at which it is seen, where it has no number; `nil` for what is no moment of a film.
  package let milliseconds: Double?
  /// Expected picture of the moment.
  package private(set) var expected: ReportedPicture?
  /// Actual picture of the moment.
  package private(set) var actual: ReportedPicture?
  /// Picture that marks the differences.
  package private(set) var difference: ReportedPicture?
  /// Share of its pixels that differ; `nil` if one of the two pictures is not there.
  package let share: PixelShare?

  /// A name, and the number of a frame or a time.
  struct Moment {
    let label: String
    var number: Int?
    var milliseconds: Double?
  }

  /// True if the moment is known to differ.
  package var differs: Bool { share.map { $0.count > 0 } ?? false }

  init(
    _ moment: Moment, expected old: Surface?, actual new: Surface?, maximumWidth: Int
  ) throws(RenderError) {
    label = moment.label
    number = moment.number
    milliseconds = moment.milliseconds
    let width = max(old?.width ?? 0, new?.width ?? 0)
    let factor = max(1, (width + maximumWidth - 1) / maximumWidth)
    // What stands beside another picture is looked at closely.
    let coding: ReportedPicture.Coding = old == nil || new == nil ? .near : .exact
    expected = try old.map { (old) throws(RenderError) in
      try ReportedPicture(try old.shrunk(by: factor), coding)
    }
    actual = try new.map { (new) throws(RenderError) in
      try ReportedPicture(try new.shrunk(by: factor), coding)
    }
    guard let old, let new else {
      share = nil
      return
    }
    let drawing = try DifferencePicture(expected: old, actual: new, factor: factor)
    share = drawing.share
    if drawing.share.count > 0 { difference = try ReportedPicture(drawing.surface) }
  }

  /// The bytes of all its pictures.
  var byteCount: Int {
    [expected, actual, difference].reduce(0) { $0 + ($1?.file.count ?? 0) }
  }

  /// Makes its pictures at most `width` pixels wide; one that cannot be read again is left out.
  mutating func shrink(to width: Int) {
    expected = expected.flatMap { $0.shrunk(to: width, keepsMarks: false) }
    actual = actual.flatMap { $0.shrunk(to: width, keepsMarks: false) }
    difference = difference.flatMap { $0.shrunk(to: width, keepsMarks: true) }
  }
}

extension ReportedFrame: Plausible {
  /// True if a film can have a frame of this number, or at this time.
  package var isPlausible: Bool {
    (number ?? 0) >= 0 && (milliseconds ?? 0).isFinite && abs(milliseconds ?? 0) < 1e9
  }
}
