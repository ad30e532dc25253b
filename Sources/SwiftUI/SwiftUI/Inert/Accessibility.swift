public import HeadlessCoreGraphics

// What is said about views to people who do not see them, or use them in other ways: it changes nothing that is seen.

/// Nature of a view, as it is read out.
nonisolated public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let isButton = Self(rawValue: 1)
  public static let isHeader = Self(rawValue: 1 << 1)
  public static let isSelected = Self(rawValue: 1 << 2)
  public static let isLink = Self(rawValue: 1 << 3)
  public static let isSearchField = Self(rawValue: 1 << 4)
  public static let isImage = Self(rawValue: 1 << 5)
  public static let playsSound = Self(rawValue: 1 << 6)
  public static let isKeyboardKey = Self(rawValue: 1 << 7)
  public static let isStaticText = Self(rawValue: 1 << 8)
  public static let isSummaryElement = Self(rawValue: 1 << 9)
  public static let updatesFrequently = Self(rawValue: 1 << 10)
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
  public static let causesPageTurn = Self(rawValue: 1 << 13)
  public static let isModal = Self(rawValue: 1 << 14)
  public static let isToggle = Self(rawValue: 1 << 15)
  public static let isTabBar = Self(rawValue: 1 << 16)
}

/// Part of views inside in what is read out.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

/// Actions that a device has gestures for.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
  public static let magicTap = AccessibilityActionKind()
  public init() {}
  public init(named name: Text) {}
}

/// Direction of a change by steps.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// Level of a title.
nonisolated public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Kind of words.
nonisolated public struct AccessibilityTextContentType: Sendable {
  public static let plain = Self()
  public static let console = Self()
  public static let fileSystem = Self()
  public static let messaging = Self()
  public static let narrative = Self()
  public static let sourceCode = Self()
  public static let spreadsheet = Self()
  public static let wordProcessing = Self()
}

extension View {
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
}

/// Part of a view in a pair of words and what they are for.
nonisolated public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

extension View {
  // What a device shows when a pointer rests on a view.
  public func help(_ text: Text) -> some View { self }
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
