import CSystem

/// An output that stands under its name whole or not at all.
///
/// It is opened before the work begins, so that a wrong name costs nobody an hour, and gets its name
/// in `finish()`. If its owner goes away before that, whatever stood under the name still does.
/// Pipes and devices take what is written as it comes. A link is followed, and what it leads to is
/// replaced. What takes the place of a file has its rights, and its owner and group where that is allowed;
/// the rights of a new one are those that the user's mask leaves.
///
///     var output = try OutputFile("film.mp4")
///     try output.write(header)
///     try output.finish()
package struct OutputFile: ~Copyable, Sendable {
  /// Policies for a file that already has the name.
  package enum Existing: Hashable, Sendable {
    /// It is replaced at the end.
    case replaced
    /// It is kept, and the output is refused.
    case kept
  }

  /// The path that stands for standard output.
  package static let standardOutput = "-"

  /// The path as the user gave it.
  package let path: String

  private let existing: Existing
  private var sink: Sink
  private var buffer: [UInt8] = []

  private static let bufferSize = 1 << 16

  /// Destination of the bytes; not private, because modules that store an output refer to it.
  enum Sink: ~Copyable {
    case file(PendingFile)
    case stream(Descriptor)
  }

  /// Opens the output at `path`, which must be none of the `inputs`.
  package init(
    _ path: String, existing: Existing = .replaced, inputs: Set<FileIdentity> = []
  ) throws(FileError) {
    try self.init(path, existing: existing, inputs: inputs, naming: .unnamedWherePossible)
  }

  /// Opens the output, with or without a hidden name while it is written; where a `tree` is given, only as
  /// a file that lies in it, whatever links say.
  package init(
    _ path: String, existing: Existing, inputs: Set<FileIdentity>, naming: Naming,
    inside tree: Folder? = nil
  ) throws(FileError) {
    self.path = path
    self.existing = existing
    do throws(FileError.Reason) {
      let target = try OutputTarget(path, inputs: inputs)
      if target.isTakenFile, existing == .kept { throw .taken }
      sink = try Self.open(target, naming: naming, inside: tree)
    } catch {
      throw FileError(.create, of: path, reason: error)
    }
  }

  /// Opens an output in `folder` that never gets a name: it goes with its owner.
  package init(keptIn folder: String) throws(FileError) {
    path = folder
    existing = .kept
    do throws(FileError.Reason) {
      sink = .file(try PendingFile("segue", in: folder, naming: .unnamedWherePossible))
    } catch {
      throw FileError(.create, of: folder, reason: error)
    }
  }

  /// The bytes of the file at `path`; nothing where no file has that name, as with a pipe.
  package static func byteCount(at path: String) -> Int? {
    guard path != standardOutput, let status = try? FileStatus(of: path), status.kind == .regular
    else { return nil }
    return status.size
  }

  /// Naming of a file while it is being written.
  package enum Naming: Sendable {
    /// It has none where the file system can do that.
    case unnamedWherePossible
    /// It has a hidden one.
    case hidden
  }

  /// Returns the bytes written, if the output is a file; it is discarded without ever getting a name.
  package consuming func contents(limit: Int) throws(FileError) -> [UInt8] {
    try flush()
    return try InputFile.read(reopeningPath, limit: limit).bytes
  }

  /// Gives the output its name, durably; only now does it exist.
  package consuming func finish() throws(FileError) {
    try settle()
    try publish(settlesName: true)
  }

  /// Waits until what has been written would survive a power cut, where that is a file.
  mutating func settle() throws(FileError) {
    try flush()
    guard isFile else { return }
    try attempt { descriptor throws(FileError.Reason) in try descriptor.synchronize() }
  }

  /// Gives the settled output its name, and waits until that would survive a power cut as well, or
  /// leaves that to who settles the folder.
  consuming func publish(settlesName: Bool) throws(FileError) {
    let (path, existing) = (path, existing)
    do {
      switch consume sink {
      case .file(var file):
        try file.publish(replacing: existing == .replaced)
        if settlesName { try file.settleName() }
      case .stream: break
      }
    } catch {
      throw FileError(.write, of: path, reason: error)
    }
  }

  private static func open(
    _ target: OutputTarget, naming: Naming, inside tree: Folder?
  ) throws(FileError.Reason) -> Sink {
    switch target.kind {
    case .file(let folder, let name):
      return .file(
        try PendingFile(
          name, in: folder, replaces: target.isTakenFile, naming: naming, inside: tree))
    case _ where tree != nil: throw target.isPipe ? .pipe : .device
    case .stream(let path):
      return .stream(try Descriptor(opening: unsafe csystem_open_stream(path)))
    case .descriptor(let number):
      return .stream(try Descriptor(opening: csystem_duplicate(number)))
    }
  }
}

/// Writing.
extension OutputFile {
  /// True if written bytes can be overwritten and read again.
  package var isFile: Bool {
    switch sink {
    case .file: true
    case .stream: false
    }
  }

  /// A name under which a library that opens its files itself can open this one until it is
  /// finished.
  package var reopeningPath: String {
    switch sink {
    case .file(let file): file.descriptor.reopeningPath
    case .stream(let descriptor): descriptor.reopeningPath
    }
  }

  /// Writes `bytes` behind what has been written.
  package mutating func write(_ bytes: Span<UInt8>) throws(FileError) {
    if buffer.count + bytes.count > Self.bufferSize { try flush() }
    if bytes.count > Self.bufferSize {
      try put(bytes)
    } else {
      buffer.append(bytes)
    }
  }

  /// Writes `words` as they stand in memory, least significant byte first.
  package mutating func write(_ words: Span<UInt32>) throws(FileError) {
    try write(unsafe Span<UInt8>(_bytes: words.bytes))
  }

  /// Writes `bytes` behind what has been written.
  package mutating func write(_ bytes: [UInt8]) throws(FileError) {
    try write(bytes.span)
  }

  /// Writes `text` as UTF-8 behind what has been written.
  package mutating func write(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }

  /// Writes `bytes` over what has been written at `offset`; only a file can do that.
  package mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    try flush()
    try attempt { descriptor throws(FileError.Reason) in
      try descriptor.write(bytes.span, at: offset)
    }
  }

  /// Hands what is still in memory to the operating system, so that another reader sees it.
  package mutating func flush() throws(FileError) {
    try put(buffer.span)
    buffer.removeAll(keepingCapacity: true)
  }

  private func put(_ bytes: Span<UInt8>) throws(FileError) {
    try attempt { descriptor throws(FileError.Reason) in try descriptor.write(bytes) }
  }

  private func attempt(
    _ action: (borrowing Descriptor) throws(FileError.Reason) -> Void
  ) throws(FileError) {
    do {
      switch sink {
      case .file(let file): try action(file.descriptor)
      case .stream(let descriptor): try action(descriptor)
      }
    } catch {
      throw FileError(.write, of: path, reason: error)
    }
  }
}
