import SegueJSON

/// The fragments' files that are known, and those that are being read at the moment.
struct FragmentLoader: Sendable {
  /// A file and what stands in it.
  struct File: Sendable {
    /// Path of the file, relative to the folder of the scene; empty for the scene itself.
    let path: String
    let source: SourceText
    let root: JSONNode
  }

  let origin: any FragmentSource
  /// The files by their path; one that could not be read is `nil`.
  var files: [String: File?] = [:]
  /// The paths in the order in which they were first used.
  var order: [String] = []
  /// The members at the top of each file, by its path, through which layers were found.
  var entrances: [String: Set<String>] = [:]
  /// The fragments that are being read, outermost first, as messages name them.
  var open: [String] = []
  /// The files that are being read, the scene first.
  var stack: [File] = []

  /// Maximum nesting depth of fragments that use one another.
  static let depth = 16

  init(_ origin: any FragmentSource) {
    self.origin = origin
  }
}

/// A fragment as `use` names it.
struct FragmentName: Hashable {
  /// The file; empty for the one it is named in.
  let path: String
  /// The way to the layer inside the file.
  let pointer: [String]

  /// The parts of `file.json#/path/to/layer`; without a path the member `layer` is meant, or what
  /// else is usual.
  init(_ text: String, usually usual: String = "/layer") {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    let way = parts.count > 1 ? parts[1] : usual[...]
    pointer = way.split(separator: "/", omittingEmptySubsequences: true).map {
      String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }
}
