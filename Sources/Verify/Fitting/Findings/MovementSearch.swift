import SegueRaster

/// The search for what moves in a stretch of a film between two rests.
struct MovementSearch {
  let reel: LumaSequence
  /// The part of the film that is looked at, in its pixels; nothing for all of it.
  let region: PixelRect?
  let kinds: CurveFinder.Kinds
  let number: Int

  /// The movements, the largest first.
  var movements: [FoundMovement] {
    let clearest = reel.clearest(in: region)
    // What comes in over all else is seen best in whole pictures.
    let layers = region == nil ? Movement.ofLayers(in: clearest) : nil
    let whole = layers.flatMap { layers -> FoundMovement? in
      let found = found(layers.movement)
      if found.isNowhere(leastWay: layers.leastWay) { return nil }
      return (layers.isInSight ? found : found.asBegun)
        .seen(isTimed: layers.isTimed, leastWay: layers.leastWay)
    }
    if let whole, whole.curve.isCertain { return [whole] }
    let edges = movementsOfEdges(in: clearest)
    // A begin that whole pictures do not show is not seen by edges either.
    if let whole, edges.first?.curve.isCertain != true || whole.isOutOfSight {
      return [whole]
    }
    return edges
  }

  private func found(_ movement: Movement) -> FoundMovement {
    FoundMovement(movement, CurveFinder(movement.samples, kinds: kinds).answer, in: number)
  }

  /// The movements as edges tell them, and whole pictures where edges say too little.
  private func movementsOfEdges(in clearest: LumaSequence) -> [FoundMovement] {
    let movements = MovementFinder(reel).movements(in: region, clearest: clearest)
    let all = FoundMovement.joined(movements.map(found))
    guard let first = all.first else { return all }
    if first.curve.isCertain { guard case .shift = first.movement.kind else { return all } }
    let area = clearest.changingArea(in: region)
    var doubt: FoundCurve.Doubt?
    if let area {
      switch checked(first, in: clearest, within: area) {
      case .goes(let x, let y): return [found(first.movement.going(x: x, y: y))] + all.dropFirst()
      case .turns: doubt = first.curve.isCertain ? .notBorneOut : nil
      case .open: break
      }
      if let piece = piece(first, in: clearest, within: area) { return [piece] }
    }
    let rest = all.dropFirst().map { $0.asEdgesTell(in: clearest) }
    let told = [doubt.map { first.doubted($0) } ?? first.asEdgesTell(in: clearest)] + rest
    if !told.contains(where: \.curve.isCertain), let body = body(first, in: clearest) {
      return [body]
    }
    return told
  }

  /// The one body that moves, as whole pictures tell it; edges tell of its sides.
  private func body(_ first: FoundMovement, in clearest: LumaSequence) -> FoundMovement? {
    // Of what grows, the corner that goes farthest looks like a body.
    guard region == nil, !first.movement.isGrowing,
      let movement = BodyTrack(clearest.withoutRepeats)?.movement
    else { return nil }
    let found = found(movement.outlined(as: first.movement))
    return found.curve.isCertain && BodyCheck(movement, in: clearest).bearsOut ? found : nil
  }

  /// The answer of whole pictures about a shift that is certain, or has too many ways: edges that are followed along an
  /// axis alone say little of what turns.
  private func checked(
    _ first: FoundMovement, in clearest: LumaSequence, within area: PixelRect
  ) -> PieceCheck.Answer {
    var isAsked = first.curve.isCertain
    if case .manyWays = first.curve.doubt { isAsked = true }
    return isAsked ? PieceCheck(first.movement, in: clearest, within: area).answer : .open
  }

  /// The movement of all that changes as one piece, where edges do not speak against it.
  private func piece(
    _ first: FoundMovement, in clearest: LumaSequence, within area: PixelRect
  ) -> FoundMovement? {
    if let whole = Movement.ofOnePiece(in: clearest, within: area),
      let told = whole.borneOut(
        by: first.movement,
        mayKeepSize: GrowthCheck(first.movement, in: clearest, within: area).mayKeepSize)
    {
      return found(told.outlined(as: first.movement))
    }
    guard first.movement.isUneven else { return nil }
    return GrowthCheck(first.movement, in: clearest, within: area).answer.map(found)
  }
}
