package import SegueFiles
package import SegueImages

extension FilmFailure {
  /// What kept a picture from being written into memory.
  package init(_ error: PictureWritingError<Never>) {
    switch error {
    case .memory(let shortage): self = .memory(shortage)
    case .library(let words): self = .encoder(words, hint: nil)
    }
  }

  /// What kept a picture from being written into a file.
  package init(_ error: PictureWritingError<FileError>) {
    switch error {
    case .sink(let file): self = .file(file)
    case .memory(let shortage): self = .memory(shortage)
    case .library(let words): self = .encoder(words, hint: nil)
    }
  }
}
