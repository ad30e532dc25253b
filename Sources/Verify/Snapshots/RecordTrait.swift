import FoundationEssentials
package import SegueFiles
public import Testing

/// Policy by which the tests of a suite write goldens in place of comparing.
///
///     @Suite(.record(.failed)) struct CardTests { ... }
///
/// What the environment asks for by `SEGUE_RECORD` goes before it, and where `CI` is `true` or `1` nothing
/// is ever written.
public struct RecordTrait: SuiteTrait, TestTrait, TestScoping {
  /// Policy for writing goldens.
  package let mode: RecordMode

  /// Mode of the running test.
  @TaskLocal static var current: RecordMode?

  /// True so that the tests of suites inside a suite heed it too; an inner trait goes before an outer one.
  public var isRecursive: Bool { true }

  /// Runs a test in the mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordTrait.$current.withValue(mode) { try await function() }
  }
}

extension Trait where Self == RecordTrait {
  /// Writes goldens in place of comparing; without it, nothing is written.
  package static func record(_ mode: RecordMode) -> RecordTrait { RecordTrait(mode: mode) }
}

/// The variables of the process; tests of this room bring their own.
package enum ProcessVariables {
  /// The variables by their names.
  @TaskLocal package static var current = ProcessInfo.processInfo.environment
}
