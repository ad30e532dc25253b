import Dispatch
import SegueLocalServer

/// Somebody who sends bytes to a server and reads all that comes back.
struct Caller: Sendable {
  private let socket: Socket

  init(_ server: HTTPServer) throws { socket = try Socket.connected(to: server.port) }

  /// Sends bytes; a server that has heard enough does not mind the rest.
  func say(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      guard let count = try? socket.send(rest, within: .seconds(900)) else { return }
      rest = rest.dropFirst(count)
    }
  }

  func hangUp() { socket.endSending() }

  /// All that comes until the server ends.
  ///
  /// Whoever waits does so on a thread of their own: the server's answers need those of the tasks.
  func hear() async -> Answer {
    await withCheckedContinuation { answer in
      DispatchQueue(label: "caller").async { answer.resume(returning: listen()) }
    }
  }

  private func listen() -> Answer {
    var bytes: [UInt8] = []
    while let more = try? socket.receive(atMost: 4096, within: .seconds(900)), !more.isEmpty {
      bytes += more
    }
    socket.endSending()
    return Answer(bytes)
  }

  /// What a server has answered.
  struct Answer: Equatable, Sendable {
    let status: Int?
    let head: String
    let body: [UInt8]

    init(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      let end = bytes.indices.first { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) }
      head = String(decoding: bytes[..<(end ?? bytes.count)], as: UTF8.self)
      body = end.map { Array(bytes[($0 + 4)...]) } ?? []
      let words = text.split(separator: " ")
      status = text.hasPrefix("HTTP/1.1 ") && words.count > 1 ? Int(words[1]) : nil
    }
  }
}

extension HTTPServer {
  /// A request as a browser would send it, but for what is changed.
  func request(
    _ method: String = "GET", _ path: String = "", host: String? = nil, headers: [String] = [],
    body: String? = nil
  ) -> String {
    let length = body.map { ["Content-Length: \($0.utf8.count)"] } ?? []
    let lines =
      ["\(method) /\(token)/\(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")"]
      + headers + length
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
  }

  /// The answer to these bytes.
  func answer(to text: String) async throws -> Caller.Answer {
    let caller = try Caller(self)
    caller.say(text)
    return await caller.hear()
  }
}
