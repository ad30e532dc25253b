import Foundation

/// What the kernel says of sockets that listen.
enum ListeningSockets {
  /// The local addresses at which something of this machine listens at a port.
  static func all(at port: UInt16) throws -> [String] {
    let ending = ":" + String(port, radix: 16, uppercase: true).padded(to: 4)
    var found: [String] = []
    for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
      let lines = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n")
      for line in lines.dropFirst() {
        let fields = line.split(separator: " ").map(String.init)
        if fields[3] == "0A", fields[1].hasSuffix(ending) { found.append(fields[1]) }
      }
    }
    return found
  }
}

extension String {
  /// With zeros before it.
  func padded(to count: Int) -> String {
    String(repeating: "0", count: max(count - self.count, 0)) + self
  }
}
