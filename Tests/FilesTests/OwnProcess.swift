import Foundation
import Glibc

// What a test does to a process of its own.

/// Gives up the rights of the superuser, who may read and write everything, for good.
func becomeNobody() {
  if geteuid() == 0 {
    precondition(setgid(65_534) == 0 && setuid(65_534) == 0, "the superuser could not step down")
  }
}

/// Puts the file at `path` in place of standard input.
func becomeStandardInput(_ path: String) throws {
  let file = try FileHandle(forReadingFrom: URL(filePath: path))
  precondition(dup2(file.fileDescriptor, 0) == 0, "standard input could not be exchanged")
}

/// Puts the end of the file at `path` in place of standard output.
func becomeStandardOutput(_ path: String) throws {
  let file = try FileHandle(forWritingTo: URL(filePath: path))
  try file.seekToEnd()
  precondition(dup2(file.fileDescriptor, 1) == 1, "standard output could not be exchanged")
}

/// Puts a pipe that nobody reads in place of standard output.
func becomePipeWithoutReader() {
  signal(SIGPIPE, SIG_IGN)
  let pipe = Pipe()
  precondition(
    dup2(pipe.fileHandleForWriting.fileDescriptor, 1) == 1, "standard output could not be exchanged"
  )
  try? pipe.fileHandleForReading.close()
}

/// Keeps the files that the process writes from growing beyond `size` bytes.
func limitFileSize(to size: UInt) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: size, rlim_max: size)
  let result = unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  precondition(result == 0, "the size of files could not be limited")
}
