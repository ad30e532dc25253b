/// One screen fades, or both.
public struct Fade: NavigationTransition {
  /// The screens that fade.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The one that comes, above the other.
    case `in` = "in"
    /// The one that goes, above the other.
    case out
    /// Both, so that what is behind them shines through in between.
    case cross
  }

  /// The screens that fade.
  package var style: Style

  /// The fade of one screen or both.
  public init(_ style: Style) {
    self.style = style
  }

  /// The fade, the same in both directions.
  public var body: some NavigationTransition {
    switch style {
    case .in:
      MirrorPush {
        OnInsertion {
          ZPosition(1)
          Opacity()
        }
      }
    case .out:
      MirrorPush {
        OnRemoval {
          ZPosition(1)
          Opacity()
        }
      }
    case .cross:
      MirrorPush { Opacity() }
    }
  }
}
