package import Foundation

/// What another program said.
package struct Shelled: Hashable {
  package let status: Int32
  package let output: String
  package let error: String

  package init(status: Int32, output: String, error: String) {
    (self.status, self.output, self.error) = (status, output, error)
  }

  /// Whether a program of that name is on the path.
  package static func isInstalled(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// The path, and what 'make sanitize' asks the sanitizers for.
  private static let environment = ProcessInfo.processInfo.environment.filter {
    ["PATH", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  /// Runs a program of that name with `input` on its standard input, in an environment that holds
  /// next to nothing.
  package static func run(
    _ name: String, _ arguments: String..., input: String = ""
  ) throws -> Shelled {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "error"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }

    let process = Process(listening: name, arguments)
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Shelled(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}

extension Shelled {
  /// The words of the first command of a line, as a shell tells them apart; globs stay as they are.
  package static func words(of line: String) throws -> [String] {
    let command = line.split(separator: #/\s+(\||>|&&|\#\s)/#, maxSplits: 1)[0]
    let run = try run("bash", "-c", "set -f; words=(\(command)); printf '%s\\n' \"${words[@]:1}\"")
    return run.output.split(separator: "\n").map(String.init)
  }
}

extension Process {
  /// A program that every signal reaches.
  ///
  /// Who runs the tests in the background has them ignore interrupts, which programs hand on to those
  /// that they start.
  package convenience init(listening program: String, _ arguments: [String]) {
    self.init()
    executableURL = URL(filePath: "/usr/bin/env")
    self.arguments = ["--default-signal", program] + arguments
  }
}
