public import HeadlessQuartzCore
public import HeadlessUIKit
@_exported public import SegueSnapshots
public import SegueVerification
public import Testing

/// Expects what an app's own code shows to look and move as was expected, and to leave nothing behind.
///
///     @Test func opens() async {
///       await expectTransition(of: presenting(CardController()), as: .timeline, .filmStrip)
///     }
///
/// The code runs on a virtual clock, on a device without a screen. What its users would notice there is
/// a failure, beside every difference from the goldens; it is recorded in the app's file where that is
/// known, at the class or the method that it is about.
///
/// - Parameters:
///   - device: whose screen is filmed.
///   - touches: what fingers do meanwhile.
///   - strategies: what is compared; the timeline, the frames and a film strip unless given.
///   - accepted: findings that are meant.
///   - name: tells several films of one test apart.
///   - tolerance: how much pixels may differ, and why.
@MainActor
public func expectTransition(
  of transition: UIKitTransition, on device: HeadlessDevice = .iPhone,
  touches: [ScriptedTouch] = [],
  as strategies: SnapshotStrategy..., accepting accepted: Set<AppFinding.Kind> = [],
  named name: String? = nil, tolerance: Tolerance = .exact,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expectTransition(
    of: transition, on: device, touches: touches, as: strategies, accepting: accepted,
    named: name, tolerance: tolerance, sourceLocation: sourceLocation)
}

/// Expects the same with the strategies in a list.
@MainActor
package func expectTransition(
  of transition: UIKitTransition, on device: HeadlessDevice, touches: [ScriptedTouch],
  as strategies: [SnapshotStrategy], accepting accepted: Set<AppFinding.Kind>,
  named name: String?, tolerance: Tolerance, sourceLocation: SourceLocation
) async {
  let recording = UIKitRecording(of: transition, on: device, touches: touches)
  recording.recordIssues(accepting: accepted, at: sourceLocation)
  await expectTransition(
    of: .film(recording.scene, files: recording.pictures), as: strategies, named: name,
    tolerance: tolerance,
    sourceLocation: sourceLocation)
}

extension UIKitRecording {
  /// Makes issues of what was found: in the app's file where that is known, else at the expectation.
  package func recordIssues(
    accepting accepted: Set<AppFinding.Kind>, at expectation: SourceLocation
  ) {
    for finding in findings where !accepted.contains(finding.kind) {
      let place = finding.place.map(SourceLocation.init)
      Issue.record(Comment(rawValue: finding.description), sourceLocation: place ?? expectation)
    }
  }
}

extension SourceLocation {
  /// A line of the app's code.
  init(_ place: SourcePlace) {
    let name = place.file.split(separator: "/").last ?? ""
    self.init(
      fileID: "\(place.module)/\(name)", filePath: place.path, line: place.line, column: 1)
  }
}
