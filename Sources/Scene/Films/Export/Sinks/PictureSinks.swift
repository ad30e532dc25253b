import SegueFiles
import SegueRendering

/// The folder of a sequence, made if it was not there; it goes with its owner if nothing is in it.
final class PictureFolder: Sendable {
  private let made: [String]

  init(_ path: String) throws(RenderError) {
    do throws(FileError) {
      made = path.isEmpty ? [] : try OutputFolder.make(path)
    } catch {
      throw .file(error)
    }
  }

  deinit { OutputFolder.removeEmpty(made) }
}

/// Makes a picture file of each frame, complete but for its name.
struct PNGFileEncoder: FrameEncoder {
  let form = Frame.Form.pixels
  let place: OutputPlace
  let pattern: FramePattern
  let folder: PictureFolder
  let files = SealedFiles()
  private let pictures = PNGFrameEncoder()

  func encode(_ frame: Frame) throws(RenderError) -> [UInt8] { try pictures.encode(frame) }

  func takeBack(_ packet: consuming [UInt8]) { pictures.takeBack(packet) }

  func store(_ packet: [UInt8], index: Int) async throws(RenderError) {
    let output = try place.open(pattern.path(of: index))
    do throws(FileError) {
      try await files.seal(output, with: packet, as: index)
    } catch {
      throw .file(error)
    }
  }
}

/// Gives each frame's picture file its name; each appears whole or not at all.
struct PNGSequenceSink: FrameSink, ~Copyable {
  let encoder: PNGFileEncoder

  /// A sink that names its files by `pattern`, where `place` lets it; all the names of `indices` are
  /// tried before the first frame is drawn.
  init(
    _ pattern: FramePattern, _ folder: PictureFolder, in place: OutputPlace, for indices: [Int]
  ) throws(RenderError) {
    encoder = PNGFileEncoder(place: place, pattern: pattern, folder: folder)
    for index in indices { _ = try place.open(pattern.path(of: index)) }
  }

  deinit { encoder.files.abandon() }

  mutating func write(_ packet: [UInt8], index: Int) async throws(RenderError) {
    // A frame that shows what the one before it has shown has not been stored.
    if !encoder.files.contains(index) { try await encoder.store(packet, index: index) }
    do throws(FileError) { try await encoder.files.publish(index) } catch { throw .file(error) }
  }

  mutating func finish() throws(RenderError) {
    do throws(FileError) {
      try OutputFolder.settle(encoder.pattern.folder)
    } catch {
      throw .file(error)
    }
  }
}

/// Writes the pictures of all frames one after the other, for a pipe.
struct PNGStreamSink: FrameSink, ~Copyable {
  let encoder = PNGFrameEncoder()
  private var output: OutputFile?

  init(to output: consuming OutputFile) {
    self.output = consume output
  }

  mutating func write(_ packet: [UInt8], index: Int) throws(RenderError) {
    do throws(FileError) { try output?.write(packet) } catch { throw .file(error) }
  }

  mutating func finish() throws(RenderError) {
    do throws(FileError) { try output.take()?.finish() } catch { throw .file(error) }
  }
}
