import Foundation
import SegueFarm
import Testing

/// What programs are really told, whatever names mean to the shell and to make.
///
/// The engines are stand-ins here; `make test-engines` has the real ones do the same.
@Suite struct LaunchedNamesTests {
  private static let request = LaunchTextTests.hostile

  /// The words of every call, in order.
  private static let expected: [[String]] =
    [1, 2].map { shard in
      ["run", request.plan, "--shard", "\(shard)/2", "-o", "shards"] + request.options
    } + [request.merge]

  @Test func `make calls the program with the names as they are`() throws {
    let place = try Place()
    defer { place.remove() }
    try place.write(Self.request.text(for: .make), to: "job.mk")
    #expect(try place.run("make", "-f", "job.mk") == 0)
    #expect(try place.calls == Self.expected)
    #expect(try place.names == ["calls", "job.mk"])
  }

  @Test func `Slurm's scripts call the program with the names as they are`() throws {
    let place = try Place()
    defer { place.remove() }
    try place.program(
      "sbatch",
      """
      last=1
      case $* in *--array=1-2*) last=2 ;; esac
      cat > script
      for SLURM_ARRAY_TASK_ID in $(seq "$last"); do
        export SLURM_ARRAY_TASK_ID
        sh script >&2
      done
      rm script
      echo 7
      """)
    try place.write(Self.request.text(for: .slurm), to: "job.sh")
    #expect(try place.run("sh", "job.sh") == 0)
    #expect(try place.calls == Self.expected)
    #expect(try place.names == ["calls", "job.sh"])
  }
}

/// A folder in which a job is started, and a program that notes how it is called.
private struct Place {
  private let programs, folder: URL

  init() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
    programs = place.appending(path: "bin")
    folder = place.appending(path: "work")
    for url in [programs, folder] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    try program("render", #"{ printf '%s\0' "$@"; printf '\n\0'; } >> calls"#)
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  func program(_ name: String, _ script: String) throws {
    let path = programs.appending(path: name).path
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// The exit code of a program that is run in the folder.
  func run(_ words: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ["PATH": "\(programs.path):\(path)", "HOME": "broken", "x": "broken"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// What the program was told, call by call.
  var calls: [[String]] {
    get throws {
      let bytes = try Data(contentsOf: folder.appending(path: "calls"))
      let words = bytes.split(separator: 0, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      return words.dropLast().split(separator: "\n").map(Array.init)
    }
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }
}
