package import SegueFiles

/// Files that are named by the SHA-256 of what is in them: films, pieces of films, goldens.
///
/// A file is whole or not there, nobody writes over one, and whoever reads one checks its name.
package struct ObjectStore: Hashable, Sendable {
  /// The folder that holds the folder `objects`.
  package let folder: String

  /// The objects in a folder.
  package init(_ folder: String) { self.folder = folder }

  /// The most bytes of an object.
  private static let limit = 4 << 30

  /// Puts bytes in; returns their name.
  package func put(_ bytes: [UInt8]) throws(FileError) -> StoredObject {
    let digest = "\(SHA256(of: bytes))"
    let object = StoredObject(sha256: digest, bytes: bytes.count)
    let path = path(of: object)
    // What a crash of the machine or a broken disk has left under the name gives way.
    if OutputFile.byteCount(at: path) != nil, !has(object) { try ShardFile.remove(path) }
    try ShardFile.write(bytes, to: path)
    return object
  }

  /// The bytes of an object, which are checked.
  package func bytes(of object: StoredObject) throws(ShardError) -> [UInt8] {
    let path = path(of: object)
    guard object.isValid else { throw ShardError(path, "that is no name of an object") }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: Self.limit).bytes
    } catch {
      throw ShardError(path, error)
    }
    guard bytes.count == object.bytes, "\(SHA256(of: bytes))" == object.sha256 else {
      throw ShardError(
        path, "it is damaged: its bytes are not those that it is named by",
        hint: "run the shard again")
    }
    return bytes
  }

  /// Returns true if an object is there, byte for byte.
  func has(_ object: StoredObject) -> Bool {
    guard object.isValid, OutputFile.byteCount(at: path(of: object)) == object.bytes else {
      return false
    }
    return (try? bytes(of: object)) != nil
  }

  private func path(of object: StoredObject) -> String {
    "\(folder)/objects/\(object.sha256.prefix(2))/\(object.sha256)"
  }
}

/// The name of an object.
package struct StoredObject: Codable, Hashable, Sendable {
  /// The SHA-256 of its bytes.
  package var sha256: String
  /// Number of bytes.
  package var bytes: Int

  /// An object that has this digest.
  package init(sha256: String, bytes: Int) {
    self.sha256 = sha256
    self.bytes = bytes
  }

  /// True if it can be an object: names come from files that others have written, and lead nowhere else.
  var isValid: Bool {
    sha256.utf8.count == 64 && bytes >= 0
      && sha256.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
