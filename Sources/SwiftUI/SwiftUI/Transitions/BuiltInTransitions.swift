import HeadlessCoreGraphics

/// A view that fades.
public struct OpacityTransition: Transition {
  nonisolated public init() {}
  nonisolated public static var properties: TransitionProperties { .init(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view that comes and goes at once.
public struct IdentityTransition: Transition {
  nonisolated public init() {}
  nonisolated public static var properties: TransitionProperties { .init(hasMotion: false) }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view that moves in from an edge, and out to it.
public struct MoveTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(OwnSizeOffset(phase.isIdentity ? nil : edge))
  }
}

/// A view that slides through, from the leading edge to the trailing one.
public struct SlideTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      OwnSizeOffset(phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
  }
}

/// A view that comes in from an edge while it appears, and leaves by the other one.
public struct PushTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        OwnSizeOffset(phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view that comes from a place beside its own.
public struct OffsetTransition: Transition {
  public var offset: CGSize
  nonisolated public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A view that grows to its size.
public struct ScaleTransition: Transition {
  /// Scale that stands for none at all: what is nothing cannot be turned back.
  nonisolated static let leastScale = 1e-5

  public var scale: Double
  public var anchor: UnitPoint
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(
      phase.isIdentity ? 1 : scale == 0 ? Self.leastScale : scale, anchor: anchor)
  }
}

/// A view that takes the place of another one through a blur.
public struct BlurReplaceTransition: Transition {
  /// Directions in which the scale goes.
  nonisolated public struct Configuration: Hashable, Sendable {
    let isUpward: Bool
    public static let downUp = Configuration(isUpward: false)
    public static let upUp = Configuration(isUpward: true)
  }

  /// Radius of the blur of a view that is not there.
  nonisolated static let radius: CGFloat = 7
  /// Scales of a view that is not there.
  nonisolated static let (smallScale, largeScale) = (0.9, 1.1)

  public var configuration: Configuration
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(scale(phase))
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .identity: 1
    case .willAppear: Self.smallScale
    case .didDisappear: configuration.isUpward ? Self.largeScale : Self.smallScale
    }
  }
}

/// A view that comes by one transition, and goes by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties()
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    // Both are there at all times, so that each moves from where it rests.
    let inner = insertion.view(of: content, in: phase == .willAppear ? phase : .identity)
    AnyView(
      removal.view(of: AnyView(inner), in: phase == .didDisappear ? phase : .identity))
  }
}

extension Transition where Self == OpacityTransition {
  @MainActor @preconcurrency public static var opacity: OpacityTransition { .init() }
}
extension Transition where Self == IdentityTransition {
  @MainActor @preconcurrency public static var identity: IdentityTransition { .init() }
}
extension Transition where Self == SlideTransition {
  @MainActor @preconcurrency public static var slide: SlideTransition { .init() }
}
extension Transition where Self == MoveTransition {
  @MainActor @preconcurrency public static func move(edge: Edge) -> MoveTransition {
    .init(edge: edge)
  }
}
extension Transition where Self == PushTransition {
  @MainActor @preconcurrency public static func push(from edge: Edge) -> PushTransition {
    .init(edge: edge)
  }
}
extension Transition where Self == OffsetTransition {
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> OffsetTransition {
    .init(offset)
  }
  @MainActor @preconcurrency public static func offset(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> OffsetTransition {
    .init(CGSize(width: x, height: y))
  }
}
extension Transition where Self == ScaleTransition {
  @MainActor @preconcurrency public static var scale: ScaleTransition {
    .init(ScaleTransition.leastScale)
  }
  @MainActor @preconcurrency public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition { .init(scale, anchor: anchor) }
}
extension Transition where Self == BlurReplaceTransition {
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    .init(configuration: .downUp)
  }
  @MainActor @preconcurrency public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { .init(configuration: configuration) }
}

/// A shift of a view by its own size, towards an edge.
nonisolated struct OwnSizeOffset: ElementModifier {
  let edge: Edge?

  init(_ edge: Edge?) { self.edge = edge }

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    OwnSizeOffsetElement(self, around: child, in: node)
  }
}

private final class OwnSizeOffsetElement: ModifiedElement<OwnSizeOffset> {
  override func placeChildren() {
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let x = isMirrored ? -frame.width : frame.width
    var origin = frame.origin
    switch modifier.edge {
    case .leading: origin.x -= x
    case .trailing: origin.x += x
    case .top: origin.y -= frame.height
    case .bottom: origin.y += frame.height
    case nil: break
    }
    child.place(at: origin, placedProposal, in: space)
  }
}
