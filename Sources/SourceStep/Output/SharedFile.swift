/// The file that a target gets beside its own: it settles names that several modules have.
enum SharedFile {
  /// Its name, which no file of the target should have.
  static let name = "UnchangedUIKit.swift"

  /// Names that Foundation or Dispatch has as well, and means by them what runs on the machine's
  /// clock or on Objective-C's.
  ///
  /// They are public, because public classes of the target descend from them.
  static let names = [
    "DispatchQueue", "DispatchTime", "DispatchWorkItem", "NSObject", "RunLoop", "Timer",
  ]

  /// Its text; a type of the target's own needs nobody to settle what its name means.
  static func text(for target: Target) -> String {
    let aliases = names.filter { target.declaration(of: $0) == nil }
      .map { "public typealias \($0) = HeadlessNames.\($0)" }.joined(separator: "\n")
    return """
      // Written by the source step of the UIKit door.

      public import UIKit

      \(aliases)

      \(sleep)

      """
  }

  /// `Task.sleep` on the clock of the door.
  private static let sleep = """
    extension Task where Success == Never, Failure == Never {
      static func sleep(nanoseconds duration: UInt64) async throws {
        try await VirtualSleep.sleep(nanoseconds: duration)
      }

      static func sleep(for duration: Duration) async throws {
        try await VirtualSleep.sleep(for: duration)
      }

      static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
      ) async throws where C.Instant.Duration == Duration {
        try await VirtualSleep.sleep(for: duration)
      }

      static func sleep(for duration: Duration, tolerance: Duration?) async throws {
        try await VirtualSleep.sleep(for: duration)
      }
    }
    """
}
