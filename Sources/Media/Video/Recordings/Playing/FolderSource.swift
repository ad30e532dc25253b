import SegueFiles
import SegueMotion
import SegueImages
import SegueRaster
import SegueTextSupport

/// The pictures of a folder, each of which is seen for one frame.
final class FolderSource: RecordingSource {
  let kind = RecordingKind.folder
  let size: (width: Int, height: Int)
  let tick: FrameTime
  let fidelity = RecordingFidelity.exact
  let colors: RecordedColors? = nil
  let remarks: Set<RecordingRemark> = []
  private let folder: Folder
  private var names: ArraySlice<String>
  private let limits: RecordingLimits

  /// The folder at `path`, whose pictures are shown at a rate.
  init(_ path: String, rate: FrameRate, _ limits: RecordingLimits) throws(MovieError) {
    folder = Folder(path, reach: .everywhere)
    self.limits = limits
    tick = rate.time(ofFrame: 1)
    names = Self.frames(of: folder)[...]
    guard let first = names.first else { throw .unknownRecording }
    do {
      let bytes = try folder.read(first, limit: limits.bytes).bytes
      let header = try PictureDecoder().header(of: bytes.span)
      size = (header.width, header.height)
    } catch let error as FileError {
      throw .input(error)
    } catch {
      throw .damaged(.folder, "\(Quote(path: first)): \(error)")
    }
  }

  /// The PNGs of a folder whose names have numbers, in the order of these.
  static func frames(of folder: Folder) -> [String] {
    folder.names.compactMap { name -> (number: Int, name: String)? in
      guard name.lowercased().hasSuffix(".png") else { return nil }
      let digits = name.dropLast(4).reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
      return Int(String(digits)).map { ($0, name) }
    }
    .sorted { ($0.number, $0.name) < ($1.number, $1.name) }.map(\.name)
  }

  func next() throws(MovieError) -> SourceFrame? {
    guard let name = names.popFirst() else { return nil }
    let surface = try picture(name)
    guard (surface.width, surface.height) == size else {
      throw .damaged(
        .folder,
        "\(Quote(path: name)) has \(surface.width)x\(surface.height) pixels, and the first picture"
          + " \(size.width)x\(size.height)")
    }
    return SourceFrame(surface: surface, begin: nil, duration: tick)
  }

  private func picture(_ name: String) throws(MovieError) -> Surface {
    do {
      return try limits.picture(in: folder.read(name, limit: limits.bytes).bytes.span)
    } catch let error as FileError {
      throw .input(error)
    } catch {
      throw .damaged(.folder, "\(Quote(path: name)): \(error)")
    }
  }
}
