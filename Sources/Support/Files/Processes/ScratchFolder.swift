import Glibc

/// A folder of its own for files that nobody needs later.
package struct ScratchFolder: Sendable {
  /// Its path, without a slash behind it.
  package let path: String

  /// A new folder where such files go on this machine.
  package init() throws(FileError) {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    let pattern = (folder.hasPrefix("/") ? folder : "/tmp") + "/segue.XXXXXX"
    var name = pattern.utf8CString.map(\.self)
    guard unsafe mkdtemp(&name) != nil else {
      throw FileError(.create, of: pattern, reason: FileError.Reason(code: errno))
    }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the folder and all that is in it.
  package func remove() {
    // Where no program can be found, none has put anything into it.
    if ChildProcess(["rm", "-rf", "--", path]).run().status != 0 {
      OutputFolder.removeEmpty([path])
    }
  }
}
