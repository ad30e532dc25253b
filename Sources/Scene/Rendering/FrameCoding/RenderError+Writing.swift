package import SegueImages

extension RenderError {
  /// Creates the failure for an error in writing a picture.
  package init(_ error: PictureError) {
    switch error {
    case .output(let file): self = .file(file)
    case .memory(let shortage): self = .memory(shortage)
    case .unwritable(let words): self = .encoder(words, hint: nil)
    default: self = .picture("\(error)", hint: error.hint, lack: error.lack)
    }
  }
}
