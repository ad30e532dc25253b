package import SegueFiles
package import SegueImages

extension FilmFailure {
  /// Creates the failure for an error in writing a picture into memory.
  package init(_ error: PictureWritingError<Never>) {
    switch error {
    case .memory(let shortage): self = .memory(shortage)
    case .library(let words): self = .encoder(words, hint: nil)
    }
  }

  /// Creates the failure for an error in writing a picture into a file.
  package init(_ error: PictureWritingError<FileError>) {
    switch error {
    case .sink(let file): self = .file(file)
    case .memory(let shortage): self = .memory(shortage)
    case .library(let words): self = .encoder(words, hint: nil)
    }
  }
}
