/// How what is drawn combines with what is there (Porter and Duff).
///
/// With S and D premultiplied, sa and da their alphas, all in 0...1; where coverage is partial the
/// result is mixed with D by it.
public enum CompositeOperator: Int, Hashable, Sendable, CaseIterable {
  /// 0.
  case clear
  /// S.
  case source
  /// D.
  case destination
  /// S + D·(1 − sa).
  case sourceOver
  /// D + S·(1 − da).
  case destinationOver
  /// S·da.
  case sourceIn
  /// D·sa.
  case destinationIn
  /// S·(1 − da).
  case sourceOut
  /// D·(1 − sa).
  case destinationOut
  /// S·da + D·(1 − sa).
  case sourceAtop
  /// D·sa + S·(1 − da).
  case destinationAtop
  /// S·(1 − da) + D·(1 − sa).
  case exclusiveOr
  /// S + D, at most 1.
  case plus
  /// S·D.
  case modulate
}
