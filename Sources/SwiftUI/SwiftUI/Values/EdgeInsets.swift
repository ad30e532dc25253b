public import Foundation
public import HeadlessUIKit

/// Distances from the edges of a box inward.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension EdgeInsets {
  /// The same distance from some edges.
  package init(_ length: CGFloat, edges: Edge.Set) {
    func inset(_ edge: Edge) -> CGFloat { edges.contains(edge) ? length : 0 }
    self.init(
      top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
      trailing: inset(.trailing))
  }

  package static let zero = EdgeInsets()
  /// The room that they take from the width.
  package var horizontal: CGFloat { leading + trailing }
  /// The room that they take from the height.
  package var vertical: CGFloat { top + bottom }

  /// The distance from one edge.
  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

extension EdgeInsets: Animatable {
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        top, AnimatablePair(leading, AnimatablePair(bottom, trailing)))
    }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
