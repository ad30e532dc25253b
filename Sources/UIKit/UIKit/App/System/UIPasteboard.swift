public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// Things that an app has copied; each app has its own here.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public static var general: UIPasteboard {
    AppSession.current.belonging { UIPasteboard(.general) }
  }
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  public let name: Name
  open private(set) var changeCount = 0
  /// The copied things, each by the names of its kinds.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  private init(_ name: Name) {
    self.name = name
    super.init()
  }
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || pasteboardName == .general else { return nil }
    self.init(pasteboardName)
  }

  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let image = "public.image"
    static let color = "com.apple.uikit.color"
  }

  private func all<Value>(_ kind: String) -> [Value]? {
    let found = items.compactMap { $0[kind] as? Value }
    return found.isEmpty ? nil : found
  }
  private func take(_ values: [Any]?, _ kind: String) { items = (values ?? []).map { [kind: $0] } }

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var strings: [String]? {
    get { all(Kind.text) }
    set { take(newValue, Kind.text) }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { all(Kind.url) }
    set { take(newValue, Kind.url) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get { all(Kind.image) }
    set { take(newValue, Kind.image) }
  }
  open var color: UIColor? {
    get { (all(Kind.color) as [UIColor]?)?.first }
    set { take(newValue.map { [$0] }, Kind.color) }
  }
  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var numberOfItems: Int { items.count }
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { self.items = items }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType] as? Data
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }
}
