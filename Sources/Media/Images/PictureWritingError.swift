public import SegueRaster

/// The reason why a picture could not be written.
public enum PictureWritingError<SinkFailure: Error>: Error {
  /// The sink did not take the bytes.
  case sink(SinkFailure)
  /// There is no memory to work in.
  case memory(MemoryShortage)
  /// The library's own words.
  case library(String)
}

extension PictureWritingError: Equatable where SinkFailure: Equatable {}
extension PictureWritingError: Hashable where SinkFailure: Hashable {}

extension PictureWritingError: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .sink(let failure): "\(failure)"
    case .memory(let shortage): "\(shortage)"
    case .library(let words): "the picture cannot be written: \(words)"
    }
  }
}
