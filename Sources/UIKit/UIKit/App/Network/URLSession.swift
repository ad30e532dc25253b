public import Foundation
@_exported public import FoundationNetworking
import HeadlessQuartzCore
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The network of the virtual device: there is none. Requests, responses and caches are Foundation's; sessions
// are these, so that a film is the same on every machine, and goes by the virtual clock.

/// A session whose tasks all fail, as without a connection.
open class URLSession: ObjectiveC.NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)
  public let configuration: URLSessionConfiguration
  public let delegate: (any URLSessionDelegate)?
  open var sessionDescription: String?

  public init(configuration: URLSessionConfiguration) {
    (self.configuration, delegate) = (configuration, nil)
    super.init()
  }
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    (self.configuration, self.delegate) = (configuration, delegate)
    super.init()
  }

  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request, of: self)
  }
  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request, of: self) { completionHandler(nil, nil, $0) }
  }
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request, of: self) { completionHandler(nil, nil, $0) }
  }
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, of: self)
  }
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(URLRequest(url: url), of: self) { completionHandler(nil, nil, $0) }
  }
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, of: self) { completionHandler(nil, nil, $0) }
  }
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    URLSessionTask.noteMissing(request)
    throw URLError(.notConnectedToInternet)
  }
  open func invalidateAndCancel() {}
  open func finishTasksAndInvalidate() {}
  open func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    completionHandler([])
  }
}

/// A task that fails as soon as it is begun.
open class URLSessionTask: ObjectiveC.NSObject, @unchecked Sendable {
  public enum State: Int, Sendable { case running, suspended, canceling, completed }
  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  open private(set) var originalRequest: URLRequest?
  open var currentRequest: URLRequest? { originalRequest }
  open var response: URLResponse? { nil }
  open private(set) var state = State.suspended
  open private(set) var error: (any Error)?
  open var priority = URLSessionTask.defaultPriority
  open var taskDescription: String?
  open var taskIdentifier: Int { hash }
  open var countOfBytesReceived: Int64 { 0 }
  open var countOfBytesExpectedToReceive: Int64 { 0 }
  open var progress: Progress { Progress(totalUnitCount: 1) }
  private let session: URLSession
  private let ended: ((any Error) -> Void)?

  init(
    _ request: URLRequest, of session: URLSession, _ ended: ((any Error) -> Void)? = nil
  ) {
    (originalRequest, self.session, self.ended) = (request, session, ended)
    super.init()
  }

  open func resume() {
    guard state == .suspended else { return }
    state = .running
    if let originalRequest { URLSessionTask.noteMissing(originalRequest) }
    end(URLError(.notConnectedToInternet))
  }
  open func suspend() {}
  open func cancel() {
    guard state != .completed else { return }
    end(URLError(.cancelled))
  }

  /// Fails a moment later, as a task on a device never does at once.
  private func end(_ error: URLError) {
    state = .completed
    self.error = error
    let clock = AppSession.current.clock
    clock.schedule(at: clock.now) { [self] in
      if let ended { return ended(error) }
      (session.delegate as? any URLSessionTaskDelegate)?
        .urlSession(session, task: self, didCompleteWithError: error)
    }
  }

  fileprivate static func noteMissing(_ request: URLRequest) {
    let address = request.url?.absoluteString ?? ""
    AppSession.current.note(
      AppFinding(
        .resourceMissing, "'\(address)' is not loaded: a film has no network, and the request fails"
      ))
  }
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}

public protocol URLSessionDelegate: AnyObject {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}
extension URLSessionDelegate {
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}
extension URLSessionTaskDelegate {
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}

public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}
extension URLSessionDataDelegate {
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}

public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  )
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}
extension URLSessionDownloadDelegate {
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}
