package import SegueCommandLine
import SegueRendering

extension ProgramProcess {
  /// The process of `render`, which takes hold of streams and signals; to be called before anything waits, because
  /// waiting starts threads and opens files.
  package init() { self.init(.render) }
}

extension Program {
  /// The version of `render`.
  package static let version = Engine.version

  /// `render`, which talks to `console`; `stopwatch` tells how long the work takes.
  package init(console: Console, stopwatch: Stopwatch = .started()) {
    self.init(.render, console: console, stopwatch: stopwatch)
  }
}
