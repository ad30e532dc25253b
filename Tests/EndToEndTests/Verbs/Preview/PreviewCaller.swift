import Foundation
import SegueLocalServer
import TestSupport
import Testing

/// The program as it watches the scene of a workshop, and somebody who asks its server.
final class PreviewCaller {
  private let process: Process
  private let lines = Pipe()
  /// The port it listens at.
  let port: UInt16
  /// What addresses begin with.
  let token: String

  init(
    in workshop: Workshop, watching scene: String = "scene.json", _ options: [String] = []
  ) throws {
    process = Process(
      listening: Workshop.program, ["preview", scene, "--watch", "-o", "site"] + options)
    process.currentDirectoryURL = workshop.folder
    process.standardOutput = lines
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Who waits for a word of a program that hangs hears its end.
    let pid = process.processIdentifier
    DispatchQueue.global().asyncAfter(deadline: .now() + 120) { [process] in
      if process.isRunning { kill(pid, SIGKILL) }
    }
    var text = ""
    while !text.contains("\n") {
      let data = lines.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the program has ended without a word")
      text += String(decoding: data, as: UTF8.self)
    }
    let address = try #require(
      text.firstMatch(
        of: /^watching 1 scene: open http:\/\/127\.0\.0\.1:(\d+)\/([0-9a-f]{32})\/\n/),
      "\(text)")
    port = try #require(UInt16(address.output.1))
    token = String(address.output.2)
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits until the program says that it has drawn what was saved.
  func untilDrawn() throws {
    var text = ""
    while !text.contains(": drawn in ") {
      let data = lines.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the program has ended")
      text += String(decoding: data, as: UTF8.self)
    }
  }

  /// An answer of the server.
  struct Answer {
    let status: Int
    let head: String
    let body: Data

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// Asks for something, as the page does.
  func ask(_ method: String = "POST", _ path: String, _ body: String = "") throws -> Answer {
    let call = try call(method, path, body)
    return try call.answer()
  }

  /// A question whose answer is on its way.
  func call(_ method: String = "POST", _ path: String, _ body: String = "") throws -> Call {
    let socket = try Socket.connected(to: port)
    let text = """
      \(method) /\(token)/\(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Origin: http://127.0.0.1:\(port)\r
      Content-Length: \(body.utf8.count)\r
      \r
      \(body)
      """
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty { rest = rest.dropFirst(try socket.send(rest, within: .seconds(60))) }
    return Call(socket: socket)
  }

  struct Call {
    fileprivate let socket: Socket

    func answer() throws -> Answer {
      var bytes = Data()
      while let more = try? socket.receive(atMost: 1 << 16, within: .seconds(60)), !more.isEmpty {
        bytes += more
      }
      let end = try #require(bytes.firstRange(of: Data("\r\n\r\n".utf8)))
      let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      let status = try #require(head.split(separator: " ").dropFirst().first.flatMap { Int($0) })
      return Answer(status: status, head: head, body: Data(bytes[end.upperBound...]))
    }
  }

  /// What the server says of values that are turned.
  func look(_ values: String) throws -> Look {
    let answer = try ask("POST", "look/scene", "{\"values\": \(values)}")
    try #require(answer.status == 200, "\(answer.text)")
    return try JSONDecoder().decode(Look.self, from: answer.body)
  }

  struct Look: Decodable {
    let mistake: String?
    let groups: [Group]
    let edits: [Edit]

    struct Group: Decodable {
      let id: String
      let length: String
      let graph: Graph
      let codes: [Code]
    }

    struct Graph: Decodable { let now, was, zero, one: String }

    struct Code: Decodable { let title, text: String }

    struct Edit: Decodable, Equatable { let place, text: String }
  }
}
