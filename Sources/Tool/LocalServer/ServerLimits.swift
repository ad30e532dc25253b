/// Limits on what a server accepts from its callers.
package struct ServerLimits: Hashable, Sendable {
  /// Number of connections served at once; others wait until one has gone.
  package var connections = 32
  /// The most bytes of a request before its body.
  package var head = 16 << 10
  /// The most bytes of a body.
  package var body = 256 << 10
  /// Time limit for a request to arrive, and then for its answer to be fetched.
  package var patience = Duration.seconds(10)

  /// The limits of the program.
  package init() {}
}
