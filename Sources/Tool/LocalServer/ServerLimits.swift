/// How much a server takes of those who call.
package struct ServerLimits: Hashable, Sendable {
  /// How many are served at once; others wait until one has gone.
  package var connections = 32
  /// The most bytes of a request before its body.
  package var head = 16 << 10
  /// The most bytes of a body.
  package var body = 256 << 10
  /// How long a request may take to arrive, and then its answer to be fetched.
  package var patience = Duration.seconds(10)

  /// The limits of the program.
  package init() {}
}
