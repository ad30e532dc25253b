import SegueFiles
import SegueJSON

/// Files by which runs tell each other what they did.
enum ShardFile {
  /// Reads a value.
  static func read<Value: Decodable>(
    _ type: Value.Type, at path: String, limit: Int
  ) throws(ShardError) -> Value {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: limit).bytes
    } catch {
      throw ShardError(path, error)
    }
    return try read(type, in: bytes, at: path)
  }

  /// Reads a value in bytes that were read.
  static func read<Value: Decodable>(
    _ type: Value.Type, in bytes: [UInt8], at path: String
  ) throws(ShardError) -> Value {
    var diagnostics = Diagnostics()
    var limits = JSONLimits()
    // Our own runs have written it, and whoever reads it has said how many bytes it may be.
    limits.fileSize = bytes.count
    limits.stringLength = bytes.count
    limits.values = min(bytes.count, 1 << 24)
    let source = SourceText(name: path, bytes: bytes)
    let node = JSONReader(.json, limits: limits).read(source, into: &diagnostics)
    guard let node, !diagnostics.hasErrors else {
      let mistake = diagnostics.sorted.first { $0.severity == .error }?.sentence
      throw ShardError(path, "it is damaged: \(mistake ?? "no JSON")")
    }
    do throws(JSONError) {
      return try JSONCoding.read(type, from: JSONValue(node))
    } catch {
      throw ShardError(path, "it is damaged: \(error.description)")
    }
  }

  /// Writes a value into a file that was not there.
  static func write(_ value: some Encodable, to path: String) throws(ShardError) {
    let text: String
    do throws(JSONError) {
      text = try JSONCoding.value(of: value).compact
    } catch {
      throw ShardError(path, error.description)
    }
    try write(Array("\(text)\n".utf8), at: path)
  }

  /// Writes a value in place of a file that nobody can use: it goes before the new one appears.
  static func replace(_ path: String, by value: some Encodable) throws(ShardError) {
    if OutputFile.byteCount(at: path) != nil {
      do throws(FileError) {
        try remove(path)
      } catch {
        throw ShardError(path, error)
      }
    }
    try write(value, to: path)
  }

  /// Writes a file that was not there.
  static func write(_ bytes: [UInt8], at path: String) throws(ShardError) {
    do throws(FileError) {
      try write(bytes, to: path)
    } catch {
      throw ShardError(path, error)
    }
  }

  /// Removes a file, unless somebody else has done so.
  static func remove(_ path: String) throws(FileError) {
    do throws(FileError) {
      try OutputFolder.remove(path)
    } catch  where error.reason == .missing {
      return
    }
  }

  /// Writes a file that was not there; one that was there keeps what is in it.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try OutputFolder.make(around: path)
    do throws(FileError) {
      var output = try OutputFile(path, existing: .kept)
      try output.write(bytes)
      try output.finish()
    } catch  where error.reason == .taken {
      return
    }
  }
}
