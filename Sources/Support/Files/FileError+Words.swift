import CSystem
import Glibc
public import SegueTextSupport

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
  var words: String {
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
