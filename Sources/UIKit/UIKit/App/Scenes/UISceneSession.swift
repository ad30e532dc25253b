public import HeadlessCoreGraphics
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// Memory that the system has of a scene, while it is there and while it is not.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  open internal(set) weak var scene: UIScene?
  open internal(set) var role = Role.windowApplication
  open internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
  open var persistentIdentifier: String { "scene" }
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
}

/// Classes of a scene and of its delegate.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// An address that an app is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: OpenURLOptions

  @MainActor @preconcurrency
  open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }

  init(_ url: URL) {
    (self.url, options) = (url, OpenURLOptions())
    super.init()
  }
}

extension UIOpenURLContext {
  public typealias UISceneOpenURLOptions = OpenURLOptions
}
