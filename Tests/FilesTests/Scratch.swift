import Foundation
import Glibc
import SegueFiles
import Testing

/// A folder for one test, gone with everything in it when the test ends.
final class Scratch: Sendable {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory
    let folder = base.appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of `name` in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and the folders on its way.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Makes a link called `name` that leads to `target`.
  @discardableResult
  func link(_ name: String, to target: String) throws -> String {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
    return self(name)
  }

  /// Makes a folder.
  @discardableResult
  func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
    return self(name)
  }

  /// Makes a pipe.
  @discardableResult
  func pipe(_ name: String) throws -> String {
    let result = unsafe mkfifo(self(name), 0o600)
    try #require(result == 0)
    return self(name)
  }

  /// Sets who may do what.
  func protect(_ name: String, mode: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: self(name))
  }

  /// Who may do what.
  func mode(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
    return try #require(attributes[.posixPermissions] as? Int)
  }

  /// What the mask takes away from the rights of new files.
  func mask() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("Umask:") }
    return try #require(line?.split(separator: "\t").last.flatMap { Int($0, radix: 8) })
  }

  func isLink(_ name: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: self(name))) != nil
  }

  /// Writes behind the end of a file that exists.
  func append(_ text: String, toFileAt path: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  /// The text of a file, if there is one.
  func text(of name: String) -> String? {
    FileHandle(forReadingAtPath: self(name)).map { file in
      String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }
  }

  /// The names in the folder, hidden ones included.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }
}

/// The failure to finish `output`.
func refusal(toFinish output: consuming OutputFile) -> FileError? {
  do throws(FileError) {
    try output.finish()
    return nil
  } catch {
    return error
  }
}
