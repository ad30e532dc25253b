public import FoundationNetworking
@_exported public import HeadlessUIKit

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Pages of the web, which are gray boxes with their name. Their delegates are told what a device tells them that has
// no network: texts and files of the app arrive a moment later, and all else fails.

@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var allowsInlineMediaPlayback = false
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  public override init() { super.init() }
}

@MainActor @preconcurrency
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
}
@MainActor @preconcurrency
open class WKProcessPool: NSObject {}
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

@MainActor @preconcurrency
open class WKUserScript: NSObject {
  public let source: String
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    super.init()
  }
}

@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
}

@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
}

@MainActor @preconcurrency
open class WKNavigation: NSObject {}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  open var navigationType: WKNavigationType { .other }
}
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {}
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {}
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {}

@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}

@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
}

@MainActor @preconcurrency
open class WKWebView: UIView {
  private let screen = SystemScreen("WKWebView")
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  open var title: String? { nil }
  open private(set) var url: URL?
  open private(set) var isLoading = false
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    addSubview(screen)
    addSubview(scrollView)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    (screen.frame, scrollView.frame) = (bounds, bounds)
  }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return navigate(arrives: request.url?.isFileURL ?? false)
  }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return navigate(arrives: true)
  }
  @discardableResult
  open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    url = URL
    return navigate(arrives: true)
  }

  /// Tells the delegate of a navigation, a moment later.
  private func navigate(arrives: Bool) -> WKNavigation {
    let navigation = WKNavigation()
    isLoading = true
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        isLoading = true
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        isLoading = false
        guard arrives else {
          navigationDelegate?.webView(
            self, didFailProvisionalNavigation: navigation,
            withError: URLError(.notConnectedToInternet))
          return
        }
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
      }
    }
    return navigation
  }
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
}
