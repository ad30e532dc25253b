import HeadlessCoreGraphics
import SegueGeometry
import SegueMotion
package import SegueSceneGraph

// What moves a layer, from when it is added until it ends.

extension CALayer {
  /// True if an animation has been added and not removed.
  package var isMoving: Bool { !movements.isEmpty }

  /// The animations of a scene's properties that move the layer, in the order in which they act.
  var lanes: [LayerMovement.Lane] { movements.flatMap(\.lanes) }

  /// Adds a copy of an animation; one that has the same key ends.
  func begin(_ animation: CAAnimation, forKey key: String?) {
    guard !isCopy, let source = animation.copy() as? CAAnimation else { return }
    let session = AppSession.current
    let key = key ?? freeKey
    endMovements { $0.key == key }
    var reader = MovementReader(self)
    let begin = source.beginTime == 0 ? ownTime : Time.media(source.beginTime)
    reader.read(source, begin: begin)
    for problem in reader.problems {
      session.note(AppFinding(.notAnimatable, problem, at: sourcePlace))
    }
    let batches = session.transactions.batches
    let movement = LayerMovement(
      key: key, source: source, lanes: reader.lanes, ownLanes: reader.ownLanes,
      end: end(of: source, begin, reader), batches: batches)
    for batch in batches { batch.began() }
    movements.append(movement)
    if drawsItsMovement { needsDrawing = true }
    session.movingLayers.insert(self)
    if source is CATransition { shownBefore[key] = lastShown }
    noteChange()
    if source.delegate != nil { session.notify { source.delegate?.animationDidStart(source) } }
  }

  /// Returns the end of an animation's last lane; what moves nothing lasts as long as it says.
  private func end(of source: CAAnimation, _ begin: Time, _ reader: MovementReader) -> Time? {
    let animations = reader.lanes.map(\.animation) + reader.ownLanes.map(\.animation)
    if animations.isEmpty {
      let duration = source.duration > 0 ? source.duration : CATransaction.animationDuration()
      return begin + .seconds(duration)
    }
    let ends = animations.map(\.end)
    return ends.contains(nil) ? nil : ends.compactMap { $0 }.max()
  }

  private var freeKey: String {
    var number = movements.count
    while movements.contains(where: { $0.key == "animation-\(number)" }) { number += 1 }
    return "animation-\(number)"
  }

  /// Takes animations away before they have ended.
  func endMovements(_ isMeant: (LayerMovement) -> Bool) {
    let ended = movements.filter(isMeant)
    guard !ended.isEmpty else { return }
    movements.removeAll(where: isMeant)
    noteChange()
    for movement in ended {
      drawAfter(movement)
      if !movement.hasEnded { tellEnd(of: movement, finished: false) }
    }
  }

  /// True if the layer or one inside moves.
  package var isMovingInside: Bool { isMoving || children.contains { $0.isMovingInside } }

  /// Identities of the animations that move the layer and all inside.
  package var movementsInside: Set<ObjectIdentifier> {
    children.reduce(Set(movements.map { ObjectIdentifier($0.source) })) {
      $0.union($1.movementsInside)
    }
  }

  /// Ends what moves inside, as if it had never begun, but for some; says what that was.
  package func dropMovementsInside(except kept: Set<ObjectIdentifier>) -> [CAAnimation] {
    let dropped = movements.filter { !kept.contains(ObjectIdentifier($0.source)) }
    movements.removeAll { !kept.contains(ObjectIdentifier($0.source)) }
    for movement in dropped where !movement.hasEnded { tellEnd(of: movement, finished: true) }
    noteChange()
    return dropped.map(\.source) + children.flatMap { $0.dropMovementsInside(except: kept) }
  }

  /// Lets what moves inside go on when the clock jumps: everything begins as much later.
  package func shiftMovementsInside(by seconds: CFTimeInterval) {
    let shift = Time.seconds(seconds)
    for index in movements.indices { movements[index].begin(later: shift) }
    for child in children {
      if child.passesTimeOn {
        child.shiftMovementsInside(by: seconds)
      } else {
        child.beginTime += seconds
      }
    }
    noteChange()
  }

  /// Ends the animations whose time has come.
  func finishAnimations() {
    let now = ownTime
    // Where time stands still, nothing ends: a finger may lead it back.
    guard sessionTime(now) != nil else { return }
    for movement in movements where !movement.hasEnded && (movement.end.map { $0 <= now } ?? false)
    {
      finish(movement)
    }
  }

  private func finish(_ movement: LayerMovement) {
    guard let index = movements.firstIndex(where: { $0.source === movement.source }) else { return }
    if drawsItsMovement { drawMovement() }
    movements[index].hasEnded = true
    if movement.source.isRemovedOnCompletion {
      movements.remove(at: index)
      drawAfter(movement)
      if movement.staysVisible || movement.source is CATransition { noteChange() }
    }
    tellEnd(of: movement, finished: true)
  }

  fileprivate func tellEnd(of movement: LayerMovement, finished: Bool) {
    let session = AppSession.current
    session.notify {
      movement.source.delegate?.animationDidStop(movement.source, finished: finished)
      for batch in movement.batches { batch.ended() }
    }
  }

  /// Time at which the next of the layer's animations ends, on the session's clock; `nil` if none does.
  var nextAnimationEnd: Time? {
    let ends = movements.filter { !$0.hasEnded }.compactMap(\.end)
    return ends.compactMap { sessionTime($0) }.min()
  }
}

// MARK: - Looks at present

extension CALayer {
  /// Present appearance of the layer, with everything that moves it.
  package var presentLooks: LayerProperties {
    let looks = snapshotProperties
    return moved(looks, .layer)
  }

  /// The origin of the layer's bounds now.
  var presentOrigin: CGPoint {
    var origin = LayerProperties()
    origin.position = Point(-Double(bounds.origin.x), -Double(bounds.origin.y))
    let moved = moved(origin, .origin)
    return CGPoint(x: -moved.position.x, y: -moved.position.y)
  }

  private func moved(_ model: LayerProperties, _ part: AnimatableKey.Part) -> LayerProperties {
    var looks = model
    let now = ownTime.seconds
    for lane in lanes where lane.part == part {
      guard let modelValue = model[lane.property], let current = looks[lane.property],
        let value = lane.animation.value(at: now, model: modelValue, current: current)
      else { continue }
      looks[lane.property] = value
    }
    return looks
  }

  /// True if part of the shadow moves, which may reveal one that is not seen.
  var movesShadow: Bool {
    let parts: [Property] = [
      .shadowColor, .shadowOpacity, .shadowOffset, .shadowBlur, .shadowPath,
    ]
    return lanes.contains { parts.contains($0.property) }
  }

  /// True if an animation moves a component of the transform, which a whole matrix loses.
  var movesComponents: Bool {
    lanes.contains {
      $0.part == .layer && $0.property.isTransformComponent
    }
  }
}

extension Property {
  fileprivate var isTransformComponent: Bool {
    switch self {
    case .translate, .translateX, .translateY, .translateZ, .scale, .scaleX, .scaleY, .rotate,
      .rotateX, .rotateY, .skewX, .skewY:
      true
    default: false
    }
  }
}
