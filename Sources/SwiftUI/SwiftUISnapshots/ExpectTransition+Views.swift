public import HeadlessQuartzCore
public import HeadlessSwiftUI
public import HeadlessUIKit
import SegueUIKitSnapshots
public import SegueVerification
public import Testing

/// Expects what a view shows, and what fingers make of it, to look and move as was expected.
///
///     @Test func opens() async {
///       await expectTransition(of: Card(), touches: [.tap(at: CGPoint(x: 195, y: 422), after: 0.1)])
///     }
///
/// The view is there when the film begins, and has appeared. A preview that is filmed from its appearance on is
/// `expectTransition(of: .preview("Card"))`.
///
/// - Parameters:
///   - device: whose screen is filmed.
///   - touches: what fingers do meanwhile.
///   - strategies: what is compared; the timeline, the frames and a film strip unless given.
///   - accepted: findings that are meant.
///   - name: tells several films of one test apart.
///   - tolerance: how much pixels may differ, and why.
@MainActor
public func expectTransition<Content: View>(
  of view: @autoclosure @escaping @MainActor () -> Content, on device: HeadlessDevice = .iPhone,
  touches: [ScriptedTouch] = [],
  as strategies: SnapshotStrategy..., accepting accepted: Set<AppFinding.Kind> = [],
  named name: String? = nil, tolerance: Tolerance = .exact,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expectTransition(
    of: .view(view()), on: device, touches: touches, as: strategies, accepting: accepted,
    named: name, tolerance: tolerance, sourceLocation: sourceLocation)
}
