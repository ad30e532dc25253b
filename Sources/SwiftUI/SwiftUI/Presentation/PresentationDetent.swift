public import HeadlessCoreGraphics
import HeadlessUIKit

/// A height at which a sheet rests.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let form: Height
  private let resolver: Carried<(Context) -> CGFloat?>?

  private init(_ form: Height, _ resolver: ((Context) -> CGFloat?)? = nil) {
    (self.form, self.resolver) = (form, resolver.map { Carried($0) })
  }

  public static let medium = Self(.medium)
  public static let large = Self(.large)
  public static func fraction(_ fraction: CGFloat) -> Self { Self(.fraction(fraction)) }
  public static func height(_ height: CGFloat) -> Self { Self(.points(height)) }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
    Self(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.form == rhs.form }
  public func hash(into hasher: inout Hasher) { hasher.combine(form) }

  /// Surroundings of a sheet whose height is asked for.
  @dynamicMemberLookup
  nonisolated public struct Context {
    public let maxDetentValue: CGFloat
    fileprivate let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A height of a sheet that an app computes.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// Name of the height for UIKit.
  @MainActor
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch form {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .init("fraction \(fraction)")
    case .points(let points): .init("height \(points)")
    case .custom(let type): .init("custom \(type.hashValue)")
    }
  }

  /// The same for UIKit.
  @MainActor
  func detent(in environment: EnvironmentValues) -> UISheetPresentationController.Detent {
    switch form {
    case .medium: .medium()
    case .large: .large()
    default:
      .custom(identifier: identifier) { height(of: $0.maximumDetentValue, in: environment) }
    }
  }

  /// The height of a sheet that may have another one at most.
  @MainActor
  func height(of most: CGFloat, in environment: EnvironmentValues) -> CGFloat {
    switch form {
    case .medium: most / 2
    case .large: most
    case .fraction(let fraction): most * fraction
    case .points(let points): points
    case .custom:
      resolver?.value(Context(maxDetentValue: most, environment: environment)) ?? most
    }
  }
}
