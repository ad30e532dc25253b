import CSystem
import Glibc
public import SegueTextSupport

/// Reason why a file could not be read or written, in words for the person who named it.
public struct FileError: ExplainedError, Hashable, Sendable {
  /// Kinds of attempted operations.
  package enum Operation: String, Hashable, Sendable {
    /// Opening or reading an input.
    case read
    /// Opening an output, before anything has been written.
    case create
    /// Writing an output or giving it its name.
    case write
  }

  /// Kinds of failures: of a file, or of a stream that has no name yet.
  package enum Reason: Error, Hashable, Sendable {
    /// Nothing has that name.
    case missing
    /// The folder around it does not exist.
    case missingFolder(String)
    /// The folder around it is there, but no file can be made in it.
    case fixedFolder(String)
    /// A folder has that name.
    case folder
    /// A pipe has that name.
    case pipe
    /// A socket has that name.
    case socket
    /// A device has that name.
    case device
    /// The user may not do that.
    case forbidden
    /// It has more bytes than allowed.
    case tooLarge(limit: Int)
    /// The name holds a zero byte or a line break, or is empty.
    case badName
    /// Links lead to links without end.
    case tooManyLinks
    /// It leads out of the folder that files may come from.
    case outside
    /// Links lead from it out of that folder, in which it has to lie.
    case leadsOut(of: String)
    /// It starts at the root of the file system where it must start at a folder of its own.
    case absolute
    /// It is an address with that scheme.
    case address(scheme: String)
    /// Something has that name already, and is to be kept.
    case taken
    /// It is one of the inputs.
    case isInput
    /// Another output of the same run goes there.
    case isOutput
    /// It is something else where a folder is meant.
    case noFolder
    /// The other end of the pipe has been closed.
    case closedPipe
    /// Anything else, in the words of the operating system.
    case system(code: Int32, text: String)
  }

  /// The attempted operation.
  package let operation: Operation
  /// The file, as the user named it.
  package let path: String
  /// Reason for the failure.
  package let reason: Reason
  /// Suggested correction, where one is known.
  public let hint: String?

  /// The failure of `operation` on the file at `path`.
  package init(_ operation: Operation, of path: String, reason: Reason, hint: String? = nil) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.hint = hint
  }

  /// Consequence of the failure for the whole run.
  public var consequence: ErrorConsequence {
    if lack == .shortage { return .shortage }
    return switch (reason, operation) {
    case (.closedPipe, _): .closedPipe
    case (.tooLarge, _), (.badName, .read), (.outside, _), (.absolute, _), (.address, _),
      (.noFolder, _), (.leadsOut, _):
      .badData
    case (_, .read): .noInput
    case (_, .create), (.taken, _): .noOutput
    case (_, .write): .failedWrite
    }
  }

  /// The failure as a message, such as "cannot read 'x.json': it is a directory".
  public var description: String {
    "cannot \(operation.rawValue) \(path.quoted): \(reason.words)"
  }
}

extension String {
  /// The path in single quotes, as messages show it.
  var quoted: String { Quote(path: self).description }
}

extension FileError {
  /// The lack of the machine that is the reason; nothing where the name or what it leads to is wrong.
  public var lack: MachineLack? {
    switch reason {
    case .missing, .missingFolder: operation == .read ? .absence(of: [path]) : nil
    case .forbidden: operation == .read ? .input : nil
    case .system(let code, _): Self.lack(of: code, operation)
    default: nil
    }
  }

  private static func lack(of code: Int32, _ operation: Operation) -> MachineLack? {
    switch code {
    case EMFILE, ENFILE, ENOMEM, ENOBUFS: .shortage
    // These are about the name, or about what stands there.
    case ENAMETOOLONG, EINVAL, ENXIO, ENODEV, EILSEQ, EOVERFLOW: nil
    default: operation == .read ? .input : .output
    }
  }
}

extension FileError.Reason {
  /// The reason that an error code stands for.
  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .folder
    case EACCES: self = .forbidden
    case ELOOP: self = .tooManyLinks
    case EXDEV: self = .outside
    case EEXIST: self = .taken
    case EPIPE: self = .closedPipe
    default:
      let text = unsafe String(cString: csystem_error_text(code))
      self = .system(code: code, text: text.prefix(1).lowercased() + text.dropFirst())
    }
  }

  /// The reason in words, to stand behind a colon.
  package var words: String {
    switch self {
    case .missing: "it does not exist"
    case .missingFolder(let folder): "the directory \(folder.quoted) does not exist"
    case .fixedFolder(let folder): "no file can be made in the directory \(folder.quoted)"
    case .folder: "it is a directory"
    case .pipe: "it is a pipe"
    case .socket: "it is a socket"
    case .device: "it is a device"
    case .forbidden: "permission denied"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .badName: "an empty name, or one with a line break, is not supported"
    case .tooManyLinks: "its links go in circles"
    case .outside: "it is outside the scene's directory"
    case .leadsOut(let folder): "it leads out of the directory \(folder.quoted)"
    case .absolute: "it does not start in the scene's directory"
    case .address: "remote files are not supported"
    case .taken: "it exists already"
    case .isInput: "it is one of the inputs"
    case .isOutput: "another output goes there as well"
    case .noFolder: "it is no directory"
    case .closedPipe: "nobody reads it any more"
    case .system(_, let text): text
    }
  }
}
