/// Operations by which an app replaces one screen with another.
public enum Operation: String, Hashable, Sendable, CaseIterable {
  /// A screen is put on top of a stack.
  case push
  /// The top of a stack is taken off, or several screens at once.
  case pop
  /// A screen is laid over everything else.
  case present
  /// The topmost presentation is dismissed.
  case dismiss
  /// A tab further on is selected.
  case tabForward = "tab-forward"
  /// A tab further back is selected.
  case tabBackward = "tab-backward"

  /// True if the transition leads on; the others lead back.
  package var isForward: Bool {
    switch self {
    case .push, .present, .tabForward: true
    case .pop, .dismiss, .tabBackward: false
    }
  }

  /// The operation that undoes this one.
  package var opposite: Operation {
    switch self {
    case .push: .pop
    case .pop: .push
    case .present: .dismiss
    case .dismiss: .present
    case .tabForward: .tabBackward
    case .tabBackward: .tabForward
    }
  }
}

/// The part that a screen plays in a transition.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// It is there at the end.
  case insertion
  /// It was there at the beginning.
  case removal
}
