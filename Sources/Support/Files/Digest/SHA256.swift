import CCrypto
import SegueTextSupport

/// The SHA-256 of some bytes: what `sha256sum` prints of a file that holds them.
package struct SHA256: Hashable, Sendable, CustomStringConvertible {
  /// The 32 bytes.
  package let bytes: [UInt8]

  /// A digest that has been computed.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The digest of these words as they stand in memory, least significant byte first.
  package init(of words: Span<UInt32>) {
    bytes = unsafe words.withUnsafeBytes { unsafe SHA256.digest(of: $0) }
  }

  private static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    let done = unsafe digest.withUnsafeMutableBufferPointer { target in
      unsafe EVP_Digest(
        bytes.baseAddress, bytes.count, target.baseAddress, nil, EVP_sha256(), nil)
    }
    precondition(done == 1, "the crypto library cannot compute SHA-256")
    return digest
  }

  /// The digest of these bytes.
  package init(of bytes: [UInt8]) {
    self.bytes = unsafe bytes.withUnsafeBytes { unsafe SHA256.digest(of: $0) }
  }

  /// The digest as 64 hexadecimal digits.
  package var description: String {
    bytes.map { $0.digits(atLeast: 2, radix: 16) }.joined()
  }
}
