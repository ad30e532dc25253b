import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// An animation that changes a layout: of a spacing, or of an extent.
struct StackMover {
  let animation: AnimationDraft
  /// The file in which it stands.
  let source: SourceText
  /// Values of the animation as offsets from the value at rest; for a size two numbers each.
  private let values: [Value]

  /// The most values of an animation that changes a layout: each is laid out.
  private static let limit = 1000

  /// The mover for this animation of something that is `rest` when nothing moves; `nil` when something
  /// about it has been reported.
  init?(
    _ animation: AnimationDraft, of rest: Value, in source: SourceText,
    _ reading: inout ReadContext
  ) {
    self.animation = animation
    self.source = source
    let ends = FromTo(from: animation.from, to: animation.to, by: animation.by).ends(model: rest)
    values =
      animation.keyframes.isEmpty
      ? [ends.from, ends.to] : animation.keyframes.map { $0.value ?? rest }
    var isAdmitted = true
    let complaint = complaint
    reading.inside(source, subject: reading.subject) { reading in
      if let complaint {
        reading.report(complaint.message, at: animation.range, hint: complaint.hint)
        isAdmitted = false
      }
    }
    guard isAdmitted else { return nil }
  }

  /// Through how many values it passes.
  var valueCount: Int { values.count }

  /// Returns the offset from `rest` of each value in one of its numbers.
  func deltas(_ place: Int, from rest: Double) -> [Double] {
    values.map { value in
      if case .numbers(let numbers) = value { numbers[place] - rest } else { 0 }
    }
  }

  /// The animation with other numbers at the same moments.
  func animation(through numbers: [Double]) -> AnimationDraft {
    var changed = animation
    (changed.by, changed.rest) = (nil, nil)
    if changed.keyframes.isEmpty {
      (changed.from, changed.to) = (.number(numbers[0]), .number(numbers[1]))
    }
    for index in changed.keyframes.indices {
      changed.keyframes[index].value = .number(numbers[index])
    }
    return changed
  }

  /// Reason why adjacent layers cannot move along.
  private var complaint: (message: String, hint: String)? {
    let hint = "layers beside it move along with 'from' and 'to', or with keyframes"
    if animation.coast != nil {
      return ("what is set off with a velocity does not lay out a stack", hint)
    }
    if animation.composition == .add || animation.isCumulative {
      return ("what is added to other animations does not lay out a stack", hint)
    }
    if animation.arc != .linear || animation.boxPart != nil {
      return ("what moves on an arc does not lay out a stack", hint)
    }
    let isEven = [nil, .linear, .discrete, .monotone, .cubic].contains(animation.mode)
    if !isEven {
      return (
        "keyframes that are paced do not lay out a stack",
        "expected mode 'linear', 'discrete', 'cubic' or 'monotone'"
      )
    }
    if values.count > Self.limit {
      return (
        "an animation that lays out a stack has at most \(Self.limit) keyframes",
        "found \(values.count.counted("keyframe"))"
      )
    }
    return nil
  }
}
