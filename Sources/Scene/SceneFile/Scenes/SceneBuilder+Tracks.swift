import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// Animations that stand outside of the layers they move.
extension SceneBuilder {
  /// Puts the animation of a track, or its group, on the timeline.
  mutating func add(
    _ track: TrackDraft, to tree: LayerTree, _ reading: inout ReadContext
  ) {
    guard let name = track.layer else { return }
    guard let layer = builder.places[name]?.index else {
      reading.report(
        "unknown layer \(Quote(name))", at: track.layerRange,
        hint: Expected.hint(for: name, among: tree.nodes.map(\.id.name)))
      return
    }
    guard admits(track, ofLayer: name, &reading) else { return }
    let properties = tree.nodes[layer].properties
    if track.members.isEmpty {
      add(animations(track, on: properties, &reading), of: track, onLayer: layer, reading)
    } else if track.animation.progress != nil {
      addLed(track, on: properties, onLayer: layer, &reading)
    } else if let group = group(track, on: properties, &reading) {
      timeline.add(group, onLayer: layer)
    }
  }

  /// Puts the animations of a track, or of a group that a number leads, on the timeline.
  private mutating func add(
    _ members: [AnimationGroup.Member], of track: TrackDraft, lasting span: Time? = nil,
    easing: Easing = .linear, onLayer layer: Int, _ reading: ReadContext
  ) {
    for member in members {
      if let progress = track.animation.progress {
        led.add(
          progress, to: timeline, lasting: span ?? AnimationDraft.ledSpan, easing: easing, reading)
      }
      timeline.add(member.animation, of: member.property, onLayer: layer)
    }
  }

  /// Puts a group on the timeline whose members see a number's progress in place of time.
  private mutating func addLed(
    _ track: TrackDraft, on properties: LayerProperties, onLayer layer: Int,
    _ reading: inout ReadContext
  ) {
    var even = track
    for index in even.members.indices where even.members[index].animation.pace == nil {
      even.members[index].animation.pace = .linear
    }
    even.animation.progress = nil
    if even.animation.duration == nil,
      even.members.allSatisfy({ !$0.animation.knowsItsLength && $0.animation.duration == nil })
    {
      even.animation.duration = AnimationDraft.ledSpan
    }
    guard let group = group(even, on: properties, &reading),
      case .easing(let easing) = group.timing.pace
    else { return }
    let span = group.timing.timing.duration
    let members = group.members.map { member in
      var member = member
      if member.animation.timing.duration == .zero { member.animation.timing.duration = span }
      return member
    }
    add(members, of: track, lasting: span, easing: easing, onLayer: layer, reading)
  }

  /// Returns `true` if the track leaves alone the sizes by which stacks have been laid out.
  private func admits(
    _ track: TrackDraft, ofLayer name: String, _ reading: inout ReadContext
  ) -> Bool {
    guard builder.layoutDeciders.contains(name),
      let wrong = ([track] + track.members).first(where: { $0.property?.part == .extents })
    else { return true }
    reading.report(
      "the size of a layer in a stack cannot be animated here", at: wrong.range,
      hint: "in the layer itself: the others move along")
    return false
  }

  /// The animation of a track, and the one that turns its layer along an outline.
  private func animations(
    _ track: TrackDraft, on properties: LayerProperties, isMember: Bool = false,
    _ reading: inout ReadContext
  ) -> [AnimationGroup.Member] {
    guard let property = track.property else { return [] }
    guard properties[property] != nil else {
      reading.report(
        "the layer has no \(Quote(property.name)) that could be moved", at: track.range,
        hint: "give the layer one first")
      return []
    }
    var draft = track.animation
    if isMember, draft.duration == nil, !draft.knowsItsLength { draft.duration = .zero }
    guard let animation = draft.animation(&reading) else { return [] }
    let turn = draft.turn(besides: animation).map { AnimationGroup.Member(.rotate, $0) }
    return [AnimationGroup.Member(property, animation)] + [turn].compactMap(\.self)
  }

  private func group(
    _ track: TrackDraft, on properties: LayerProperties, _ reading: inout ReadContext
  ) -> AnimationGroup? {
    let members = track.members.flatMap {
      animations($0, on: properties, isMember: true, &reading)
    }
    guard case .easing(let easing) = track.animation.pace ?? .linear else {
      reading.report(
        "a group cannot follow a spring", at: track.range, hint: "give the spring to its members")
      return nil
    }
    var draft = track.animation
    if draft.duration == nil {
      draft.duration = members.compactMap(\.animation.timing.end).max().flatMap {
        $0 > .zero ? $0 : nil
      }
    }
    guard let duration = draft.length(&reading) else { return nil }
    let timing = Timing(
      begin: draft.delay, duration: duration, speed: draft.speed, offset: draft.offset,
      repeatCount: draft.repeatCount, repeatDuration: draft.repeatDuration,
      autoreverses: draft.autoreverses, fill: draft.fill)
    return AnimationGroup(GroupTiming(timing, easing: easing), members)
  }
}
