import CCrypto

/// Makes a SHA-256 of what comes piece by piece.
@safe package struct DigestStream: ~Copyable {
  private let context: OpaquePointer

  /// A digest of nothing yet.
  package init() {
    guard let context = unsafe EVP_MD_CTX_new(),
      unsafe EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1
    else { preconditionFailure("the crypto library cannot compute SHA-256") }
    unsafe self.context = context
  }

  deinit { unsafe EVP_MD_CTX_free(context) }

  /// Adds words as they stand in memory, least significant byte first.
  package mutating func add(_ words: Span<UInt32>) {
    let done = unsafe words.withUnsafeBytes { bytes in
      unsafe EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
    }
    precondition(done == 1, "the crypto library cannot compute SHA-256")
  }

  /// The digest of everything.
  package consuming func finish() -> SHA256 {
    var digest = [UInt8](repeating: 0, count: 32)
    let done = unsafe digest.withUnsafeMutableBufferPointer { target in
      unsafe EVP_DigestFinal_ex(context, target.baseAddress, nil)
    }
    precondition(done == 1, "the crypto library cannot compute SHA-256")
    return SHA256(digest)
  }
}
