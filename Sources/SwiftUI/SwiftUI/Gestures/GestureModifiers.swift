public import Foundation
import HeadlessCoreGraphics

/// Gestures that stay possible where a view has one of its own.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Rank of a view's gesture beside those inside of it.
enum GestureRank { case usual, high, simultaneous }

/// A view with a gesture, as those who follow fingers know it.
@MainActor
protocol GestureSite: AnyObject {
  var rank: GestureRank { get }
  var isEnabled: Bool { get }
  /// Map from the hosting view to the view.
  func local(_ point: CGPoint) -> CGPoint
  /// A point of the hosting view in a space around that has a name; `nil` if there is none of the name.
  func place(_ point: CGPoint, inSpaceNamed name: AnyHashable) -> CGPoint?
  /// Tracker of fingers that may make the gesture, which tells `report` of each phase.
  func makeTracker(
    _ context: GestureContext, report: @escaping (_ isRecognized: Bool) -> Void
  ) -> AnyGestureTracker
}

extension GestureSite where Self: Element {
  func local(_ point: CGPoint) -> CGPoint { localPlace(of: point) }
  func place(_ point: CGPoint, inSpaceNamed name: AnyHashable) -> CGPoint? {
    node.elementOfSpace(named: name)?.localPlace(of: point)
  }
}

/// Adds a gesture to a view.
nonisolated struct GestureModifier<Added: Gesture>: ElementModifier {
  let gesture: Added
  let rank: GestureRank
  let mask: GestureMask

  @MainActor func makeElement(around child: Element, in node: Node) -> ModifiedElement<Self> {
    GestureElement(self, around: child, in: node)
  }
}

private final class GestureElement<Added: Gesture>: ModifiedElement<GestureModifier<Added>>,
  GestureSite
{
  var rank: GestureRank { modifier.rank }
  var isEnabled: Bool { node.environment.isEnabled }
  /// Slots for the properties of the app's own gestures inside, in the order in which these are asked.
  private var properties: [PropertySlots] = []

  override func hit(at point: CGPoint) -> [GestureSite]? {
    guard let inside = child.hit(at: point) else { return nil }
    return (modifier.mask.contains(.subviews) ? inside : [])
      + (modifier.mask.contains(.gesture) ? [self] : [])
  }

  func makeTracker(
    _ context: GestureContext, report: @escaping (_ isRecognized: Bool) -> Void
  ) -> AnyGestureTracker {
    var count = 0
    context.connect = { [unowned self] gesture in
      if count == properties.count { properties.append(PropertySlots()) }
      properties[count].connect(gesture, to: node)
      count += 1
    }
    let tracker = modifier.gesture.tracker(context)
    tracker.report = { phase in
      switch phase {
      case .active, .ended: report(true)
      case .possible, .failed: report(false)
      }
    }
    return tracker
  }
}

extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .usual, mask: mask))
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressing: onPressingChanged
      ).onEnded { _ in action() })
  }
}

/// A long press of which somebody is told when it begins and when it is over.
nonisolated private struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never
  let press: LongPressGesture
  let pressing: ((Bool) -> Void)?

  @MainActor func makeTracker(_ context: GestureContext) -> GestureTracker<Bool> {
    PressingTracker(press.tracker(context), pressing)
  }
}

private final class PressingTracker: DerivedTracker<Bool, Bool> {
  private let pressing: ((Bool) -> Void)?

  init(_ inner: GestureTracker<Bool>, _ pressing: ((Bool) -> Void)?) {
    self.pressing = pressing
    super.init(inner)
  }

  override func follow(_ phase: GesturePhase<Bool>) {
    switch phase {
    case .possible(let value): if value == true { pressing?(true) }
    case .active: break
    case .ended, .failed: pressing?(false)
    }
    become(phase)
  }
}
