import UIKit
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

/// A recording with short ways to ask what was where.
@MainActor
struct Film {
  let recording: UIKitRecording

  init(_ transition: UIKitTransition, touches: [ScriptedTouch] = [], limit: Double = 10) {
    recording = UIKitRecording(of: transition, touches: touches, limit: limit)
  }

  var findings: [AppFinding.Kind] { recording.findings.map(\.kind) }
  var seconds: Double { recording.scene.duration.seconds }
  private var frameRate: FrameRate { recording.scene.frameRate }

  /// The frames from 0 until before a moment.
  func frames(until end: Double) -> Range<Int> { 0..<Int((end * 60 - 1e-6).rounded(.up)) }

  /// When a frame is shown, in seconds.
  func time(_ frame: Int) -> Double { Double(frame) / 60 }

  func looks(_ name: String, _ frame: Int) -> LayerProperties? {
    recording.scene.scene(frame: frame).items.first { $0.id.name == name }?.properties
  }

  func number(
    _ name: String, _ property: Property, _ frame: Int, part: Int = 0
  ) -> Double? {
    guard case .numbers(let numbers)? = looks(name, frame)?[property] else { return nil }
    return numbers[part]
  }

  /// Compares a property with what a formula says for the seconds of each frame.
  func expect(
    _ name: String, _ property: Property, part: Int = 0, until end: Double,
    within epsilon: Double = 1e-6,
    _ location: SourceLocation = #_sourceLocation, as formula: (Double) -> Double
  ) {
    for frame in frames(until: end) {
      let (found, wanted) = (number(name, property, frame, part: part), formula(time(frame)))
      guard let found, abs(found - wanted) > epsilon else {
        if found == nil {
          Issue.record("no \(name) in frame \(frame)", sourceLocation: location)
          return
        }
        continue
      }
      Issue.record(
        "\(name).\(property) in frame \(frame) is \(found), and should be \(wanted)",
        sourceLocation: location)
      return
    }
  }

  /// Compares the map of a layer with what a formula says.
  func expectMap(
    _ name: String, until end: Double, _ location: SourceLocation = #_sourceLocation,
    as formula: (Double) -> Transform
  ) {
    for frame in frames(until: end) {
      guard let looks = looks(name, frame) else {
        Issue.record("no \(name) in frame \(frame)", sourceLocation: location)
        return
      }
      let distance = looks.transform.combined.distance(to: formula(time(frame)))
      guard distance > 1e-6 else { continue }
      Issue.record(
        "\(name) in frame \(frame) is off by \(distance)", sourceLocation: location)
      return
    }
  }
}

extension Transform {
  fileprivate func distance(to other: Transform) -> Double {
    let pairs = [
      (row1, other.row1), (row2, other.row2), (row3, other.row3), (row4, other.row4),
    ]
    return pairs.map { a, b in
      let way = a - b
      return max(abs(way.x), abs(way.y), abs(way.z), abs(way.w))
    }.max() ?? 0
  }
}

/// The way from one number to another by an easing, held at both ends.
func eased(
  _ easing: Easing, from start: Double, to end: Double, _ time: Double, over duration: Double,
  after delay: Double = 0
) -> Double {
  let passed = min(max((time - delay) / duration, 0), 1)
  return start + (end - start) * easing.value(at: passed)
}

/// Delegates are kept weakly by UIKit for Linux as by UIKit: tests keep what they give away.
@MainActor var kept: [AnyObject] = []
