import SegueLocalServer
import Synchronization
import Testing

@Suite struct LoopbackServerTests {
  /// A server that says what it was asked.
  private static func echo(_ limits: ServerLimits = ServerLimits()) throws -> HTTPServer {
    try HTTPServer(limits: limits) { request in
      WebResponse(
        "text/plain", Array("\(request.method.rawValue) \(request.path) ".utf8) + request.body)
    }
  }

  @Test func `who knows the token is answered`() async throws {
    let server = try Self.echo()
    let answer = try await server.answer(to: server.request("GET", "films/a-1.mp4?x=1"))
    #expect(answer.status == 200)
    #expect(answer.body == Array("GET films/a-1.mp4 ".utf8))
    #expect(answer.head.contains("\r\nContent-Length: 18\r\nConnection: close\r\n"))
    #expect(answer.head.contains("Referrer-Policy: no-referrer"))
    let sent = try await server.answer(to: server.request("POST", "look/scene", body: "{\"a\": 1}"))
    #expect(sent.body == Array("POST look/scene {\"a\": 1}".utf8))
    let head = try await server.answer(to: server.request("HEAD", "index.html"))
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(head.head.contains("Content-Length: 16"))
    #expect(server.address == "http://127.0.0.1:\(server.port)/\(server.token)/")
  }

  @Test func `a token has 128 bits, and no two servers have the same`() async throws {
    let tokens = (0..<64).map { _ in SecretToken().description }
    #expect(Set(tokens).count == 64)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) })
    // Every one of the 128 bits is sometimes set and sometimes not.
    let halves = tokens.flatMap { [$0.prefix(16), $0.suffix(16)] }.compactMap {
      UInt64($0, radix: 16)
    }
    #expect(halves.reduce(0, |) == .max)
    #expect(halves.reduce(UInt64.max, &) == 0)
  }

  @Test(arguments: ["", "0", "token", "/"]) func `who does not know the token is forbidden`(
    wrong: String
  ) async throws {
    let server = try Self.echo()
    let token = server.token.description
    let right = server.request("GET", "index.html")
    for other in [wrong, String(token.dropLast()), token + "0", token.uppercased() + "G"] {
      #expect(
        try await server.answer(to: right.replacing(token, with: other)).status == 403, "\(other)")
    }
    let bare = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
    #expect(try await server.answer(to: bare).status == 403)
    #expect(
      try await server.answer(to: bare.replacing("/ HTTP", with: "/\(token) HTTP")).status == 403)
  }

  @Test func `another host is forbidden, so that no name can be bent to this machine`() async throws
  {
    let server = try Self.echo()
    let hosts = [
      "evil.example", "evil.example:\(server.port)", "127.0.0.1", "127.0.0.1:1",
      "127.0.0.2:\(server.port)",
      "127.0.0.1:\(server.port).evil.example", "",
    ]
    for host in hosts {
      #expect(try await server.answer(to: server.request(host: host)).status == 403, "\(host)")
    }
    let named = try await server.answer(
      to: server.request("GET", "a", host: "LocalHost:\(server.port)"))
    #expect(named.status == 200)
    let without = "GET /\(server.token)/ HTTP/1.1\r\n\r\n"
    #expect(try await server.answer(to: without).status == 403)
  }

  @Test func `another origin is forbidden, our own is not`() async throws {
    let server = try Self.echo()
    let port = server.port
    for origin in [
      "http://evil.example", "null", "https://127.0.0.1:\(port)", "http://127.0.0.1",
      "http://localhost:\(port)", "http://127.0.0.1:\(port)/", "",
    ] {
      let answer = try await server.answer(
        to: server.request("POST", "a", headers: ["Origin: \(origin)"], body: ""))
      #expect(answer.status == 403, "\(origin)")
    }
    let own = server.request(
      "POST", "a", headers: ["Origin: http://127.0.0.1:\(port)"], body: "")
    #expect(try await server.answer(to: own).status == 200)
  }

  @Test func `it listens at the loopback address alone`() async throws {
    let server = try Self.echo()
    // As the kernel says it: the address 127.0.0.1 in the order of the machine, and the port.
    let wanted = "0100007F:" + String(server.port, radix: 16, uppercase: true).padded(to: 4)
    let listening = try ListeningSockets.all(at: server.port)
    #expect(listening == [wanted])
  }

  @Test func `a path leads nowhere else`() async throws {
    let server = try Self.echo()
    for path in ["../secret", "films/../../x", "./a", "a%2e%2e/b", "a b", "a\\b", "a:b", "ä"] {
      let status = try await server.answer(to: server.request("GET", path)).status
      #expect(status == 404 || status == 400, "\(path)")
    }
  }

  @Test func `what is no request is refused, and the next one is answered`() async throws {
    let server = try Self.echo()
    let host = "Host: 127.0.0.1:\(server.port)\r\n"
    let start = "GET /\(server.token)/ HTTP/1.1\r\n"
    let bad: [(String, Int)] = [
      ("\r\n\r\n", 400), ("hello\r\n\r\n", 400), ("GET\r\n\r\n", 400), ("\u{0}\u{1}\r\n\r\n", 400),
      ("GET  / HTTP/1.1\r\n\(host)\r\n", 400), ("GET / HTTP/2.0\r\n\(host)\r\n", 505),
      ("GET http://127.0.0.1/ HTTP/1.1\r\n\(host)\r\n", 400),
      ("TRACE / HTTP/1.1\r\n\(host)\r\n", 405), (start + host + "no colon\r\n\r\n", 400),
      (start + host + " folded: 1\r\n\r\n", 400), (start + host + host + "\r\n", 400),
      (start + host + "Na me: 1\r\n\r\n", 400), (start + host + "X: \u{7F}\r\n\r\n", 400),
      (start + host + "X: ü\r\n\r\n", 400), (start + host + "X: a\rb\r\n\r\n", 400),
      (start.replacing("\r\n", with: "\n") + host + "\r\n", 400),
      (server.request("POST"), 411),
      (server.request("POST", headers: ["Transfer-Encoding: chunked"], body: "0"), 411),
      (server.request("POST", headers: ["Content-Length: -1"]), 400),
      (server.request("POST", headers: ["Content-Length: 1e3"]), 400),
      (server.request("POST", headers: ["Content-Length: 99999999999999999999"]), 413),
      (server.request("POST", headers: ["Content-Length: 1"], body: "a"), 400),
    ]
    for (text, status) in bad {
      #expect(try await server.answer(to: text).status == status, "\(text.debugDescription)")
    }
    #expect(try await server.answer(to: server.request()).status == 200)
  }

  @Test func `random bytes never end it`() async throws {
    let server = try Self.echo()
    var source = SplitMix(seed: 7)
    for _ in 0..<300 {
      let caller = try Caller(server)
      var bytes = Array(server.request("POST", "a", body: "hello").utf8)
      for _ in 0..<Int(source.next() % 8) {
        let place = Int(source.next() % UInt64(bytes.count))
        bytes[place] = UInt8(truncatingIfNeeded: source.next())
      }
      caller.say(String(decoding: bytes.prefix(Int(source.next() % 200)), as: UTF8.self))
      caller.hangUp()
      _ = await caller.hear()
    }
    #expect(try await server.answer(to: server.request()).status == 200)
  }

  @Test func `a request that is too large is refused before it is read`() async throws {
    let server = try Self.echo()
    let long = server.request("GET", String(repeating: "a", count: 20_000))
    #expect(try await server.answer(to: long).status == 431)
    let many = server.request(headers: (0..<150).map { "X-\($0): 1" })
    #expect(try await server.answer(to: many).status == 400)
    let heavy = server.request("POST", headers: ["Content-Length: 999999999"])
    #expect(try await server.answer(to: heavy).status == 413)
    let sent = server.request("POST", "a", body: String(repeating: "b", count: 256 << 10))
    #expect(try await server.answer(to: sent).body.count == 256 << 10 + 7)
    let more = server.request("POST", "a", body: String(repeating: "b", count: 256 << 10 + 1))
    #expect(try await server.answer(to: more).status == 413)
  }

  @Test func `who says nothing, or half of it, is told that time is over`() async throws {
    var limits = ServerLimits()
    limits.patience = .milliseconds(30)
    let server = try Self.echo(limits)
    for half in ["", "GET /", server.request("POST", headers: ["Content-Length: 5"]) + "abc"] {
      let caller = try Caller(server)
      caller.say(half)
      #expect(await caller.hear().status == 408)
    }
  }

  @Test func `many callers are answered, so many at once and the others after them`() async throws {
    var limits = ServerLimits()
    limits.connections = 3
    let counts = Counts()
    let server = try HTTPServer(limits: limits) { request in
      counts.enter()
      await Task.yield()
      counts.leave()
      return WebResponse("text/plain", request.body)
    }
    let callers = try (0..<60).map { number in
      let caller = try Caller(server)
      caller.say(server.request("POST", body: "\(number)"))
      return caller
    }
    for (number, caller) in callers.enumerated() {
      #expect(await caller.hear().body == Array("\(number)".utf8))
    }
    #expect(counts.most >= 1 && counts.most <= 3)
  }

  @Test(arguments: ["", "GET /", "GET / HTTP/1.1\r\n\r\n"])
  func `nobody waits for those who say nothing, and the oldest of them go`(
    said: String
  ) async throws {
    var limits = ServerLimits()
    limits.connections = 3
    // As long as the test may take: time sends nobody away here.
    limits.patience = .seconds(900)
    let server = try Self.echo(limits)
    let silent = try (0..<9).map { _ in
      let caller = try Caller(server)
      caller.say(said)
      return caller
    }
    #expect(try await server.answer(to: server.request("GET", "a")).status == 200)
    // Six had to go for those after them, and one for the request; the others may still speak.
    for caller in silent.prefix(7) { #expect(await caller.hear().status != 200) }
    if said == "GET /" {
      for caller in silent.suffix(2) {
        caller.say(String(server.request().dropFirst(said.count)))
        #expect(await caller.hear().status == 200)
      }
    }
  }

  @Test func `who is being answered keeps the place`() async throws {
    var limits = ServerLimits()
    limits.connections = 1
    let (gate, opened) = AsyncStream.makeStream(of: Void.self)
    let server = try HTTPServer(limits: limits) { request in
      if request.path == "slow" { for await _ in gate { break } }
      return WebResponse("text/plain", Array(request.path.utf8))
    }
    let slow = try Caller(server)
    slow.say(server.request("GET", "slow"))
    let next = try Caller(server)
    next.say(server.request("GET", "next"))
    try await Task.sleep(for: .milliseconds(300))
    opened.yield()
    #expect(await slow.hear().body == Array("slow".utf8))
    #expect(await next.hear().body == Array("next".utf8))
  }

  @Test func `a part of an answer is what a player asks for`() async throws {
    let server = try HTTPServer { _ in WebResponse("video/mp4", Array(0..<100)) }
    func part(_ range: String) async throws -> Caller.Answer {
      try await server.answer(to: server.request(headers: ["Range: \(range)"]))
    }
    let first = try await part("bytes=0-9")
    #expect(first.status == 206 && first.body == Array(0..<10))
    #expect(first.head.contains("Content-Range: bytes 0-9/100"))
    #expect(try await part("bytes=90-").body == Array(90..<100))
    #expect(try await part("bytes=-5").body == Array(95..<100))
    #expect(try await part("bytes=0-").body == Array(0..<100))
    #expect(try await part("bytes=50-1000").body == Array(50..<100))
    #expect(try await part("bytes=100-").status == 416)
    for unclear in ["bytes=9-0", "bytes=-", "bytes=a-b", "lines=0-9", "bytes=0-1,3-4", "bytes=--1"]
    {
      #expect(try await part(unclear).status == 200, "\(unclear)")
    }
  }

  @Test func `a port that somebody has is not taken, and a stopped server answers nobody`()
    async throws
  {
    let server = try Self.echo()
    do throws(ServerError) {
      _ = try HTTPServer(at: server.port) { _ in WebResponse(.missing) }
      Issue.record("two servers at one port")
    } catch {
      #expect(error.isTaken)
    }
    let caller = try Caller(server)
    caller.say(server.request())
    #expect(await caller.hear().status == 200)
    server.stop()
    let late = try? await server.answer(to: server.request())
    #expect(late?.status == nil)
  }
}

/// How many are inside at once.
private final class Counts: Sendable {
  private let numbers = Mutex((now: 0, most: 0))

  func enter() {
    numbers.withLock { numbers in
      numbers.now += 1
      numbers.most = max(numbers.most, numbers.now)
    }
  }

  func leave() { numbers.withLock { $0.now -= 1 } }

  var most: Int { numbers.withLock { $0.most } }
}

/// Numbers that look random and are the same in each run.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
