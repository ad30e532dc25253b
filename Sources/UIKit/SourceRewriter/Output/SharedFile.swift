/// The file that a target gets beside its own: it settles names that several modules have, and where a
/// file imports nothing, or Foundation alone, it has all files know UIKit, as the header of a framework
/// does.
///
/// Names of the standard library say their module: an app may have a `Duration` of its own.
enum SharedFile {
  /// Its name, which no file of the target should have.
  static let name = "UnchangedUIKit.swift"

  /// Names that Foundation or Dispatch has as well, and means by them what runs on the machine's
  /// clock, on its network or on Objective-C's.
  ///
  /// They are public, because public classes of the target descend from them.
  static let names = [
    "DispatchGroup", "DispatchPredicate", "DispatchQueue", "DispatchTime", "DispatchWallTime",
    "DispatchWorkItem", "DispatchWorkItemFlags", "NSObject", "RunLoop", "Timer", "URLSession",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionUploadTask",
  ]

  /// Its text; a type of the target's own needs nobody to settle what its name means.
  static func text(for target: RewriteTarget) -> String {
    let aliases = names.filter { target.declaration(of: $0) == nil }
      .map { "public typealias \($0) = HeadlessNames.\($0)" }.joined(separator: "\n")
    return """
      // Written by the source step of the UIKit door.

      \(isKnownToAll(in: target) ? "" : "@_exported ")public import UIKit

      \(aliases)

      \(sleep)

      \(target.declaration(of: "Date") == nil ? date : "")

      """
  }

  private static func isKnownToAll(in target: RewriteTarget) -> Bool {
    target.declarations.allSatisfy { $0.imports.contains { $0 != "Foundation" } }
  }

  /// Dates by the clock of the door.
  private static let date = """
    extension Foundation.Date {
      init() { self = VirtualDate.now }

      init(timeIntervalSinceNow interval: Foundation.TimeInterval) {
        self = VirtualDate.now.addingTimeInterval(interval)
      }

      static var now: Foundation.Date { VirtualDate.now }

      var timeIntervalSinceNow: Foundation.TimeInterval {
        timeIntervalSince(VirtualDate.now)
      }
    }
    """

  /// `Task.sleep` on the clock of the door.
  private static let sleep = """
    extension _Concurrency.Task where Success == Swift.Never, Failure == Swift.Never {
      static func sleep(nanoseconds duration: Swift.UInt64) async throws {
        try await VirtualSleep.sleep(nanoseconds: duration)
      }

      static func sleep(for duration: Swift.Duration) async throws {
        try await VirtualSleep.sleep(for: duration)
      }

      static func sleep<C: _Concurrency.Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
      ) async throws where C.Instant.Duration == Swift.Duration {
        try await VirtualSleep.sleep(for: duration)
      }

      static func sleep(for duration: Swift.Duration, tolerance: Swift.Duration?) async throws {
        try await VirtualSleep.sleep(for: duration)
      }
    }
    """
}
