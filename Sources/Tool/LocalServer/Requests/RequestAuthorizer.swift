/// Lets in who knows the token and comes from a page of this server.
///
/// Any page in a browser can send requests to this machine, and names that lead to 127.0.0.1 are cheap:
/// so the host must be ours by name, and the origin, where one is told, ourselves.
struct RequestAuthorizer: Sendable {
  let port: UInt16
  let token: SecretToken

  /// The path behind the token.
  func admit(_ head: RequestHead) throws(ServerError) -> String {
    guard let host = head["host"], hosts.contains(host.lowercased()) else {
      throw .refused(.forbidden)
    }
    if let origin = head["origin"], origin.lowercased() != "http://\(host.lowercased())" {
      throw .refused(.forbidden)
    }
    let parts = head.path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, token.isSame(as: parts[1]) else { throw .refused(.forbidden) }
    let path = parts[2]
    let isPlain = path.utf8.allSatisfy { byte in
      (97...122).contains(byte) || (65...90).contains(byte) || (45...57).contains(byte)
        || byte == 95
    }
    let leadsUp = path.split(separator: "/", omittingEmptySubsequences: false).contains { part in
      part == "." || part == ".."
    }
    guard isPlain, !leadsUp else { throw .refused(.missing) }
    return String(path)
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }
}
