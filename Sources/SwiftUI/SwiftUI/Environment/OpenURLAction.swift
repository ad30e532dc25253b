public import Foundation

/// Opening of an address, by whoever handles it at a place; the device itself opens none.
public struct OpenURLAction {
  /// An answer to an address.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool

    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    public static let systemAction = Result(isAccepted: false)
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[.openURL, or: OpenURLAction { _ in .systemAction }] }
    set { self[.openURL, or: OpenURLAction { _ in .systemAction }] = newValue }
  }
}
