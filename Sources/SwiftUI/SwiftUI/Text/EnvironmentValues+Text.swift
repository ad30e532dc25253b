public import Foundation

// What texts and controls are set by.

extension EnvironmentValues {
  public var lineLimit: Int? {
    get { self[.lineLimit, or: nil] }
    set { self[.lineLimit, or: nil] = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[.lineSpacing, or: 0] }
    set { self[.lineSpacing, or: 0] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[.multilineTextAlignment, or: .leading] }
    set { self[.multilineTextAlignment, or: .leading] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[.truncationMode, or: .tail] }
    set { self[.truncationMode, or: .tail] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[.minimumScaleFactor, or: 1] }
    set { self[.minimumScaleFactor, or: 1] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[.allowsTightening, or: false] }
    set { self[.allowsTightening, or: false] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[.textCase, or: nil] }
    set { self[.textCase, or: nil] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[.redactionReasons, or: []] }
    set { self[.redactionReasons, or: []] = newValue }
  }
}

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[.isEnabled, or: true] }
    set { self[.isEnabled, or: true] = newValue }
  }

  /// True if the view around has the focus.
  public var isFocused: Bool { self[.isFocused, or: false] }

  public var controlSize: ControlSize {
    get { self[.controlSize, or: .regular] }
    set { self[.controlSize, or: .regular] = newValue }
  }

  public var defaultMinListRowHeight: CGFloat {
    get { self[.defaultMinListRowHeight, or: 44] }
    set { self[.defaultMinListRowHeight, or: 44] = newValue }
  }

  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[.defaultMinListHeaderHeight, or: nil] }
    set { self[.defaultMinListHeaderHeight, or: nil] = newValue }
  }
}
