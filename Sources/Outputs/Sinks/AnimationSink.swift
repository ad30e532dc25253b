import SegueFiles
import SeguePictureCoding
import SegueRaster
import SegueRendering

/// A frame of an animated picture on its way to the file.
struct AnimationPacket: Sendable {
  /// The number of the frame that was drawn; frames which look like it come with its packet.
  let index: Int
  let surface: Surface
  /// What it adds to the frame before it.
  var picture: AnimationPicture?
}

/// Compresses of each frame the part that differs from the frame before it.
struct AnimationFrameEncoder: FrameEncoder {
  let form = FrameForm.pixels
  let relatesFrames = true
  let encoder: AnimationEncoder

  func encode(_ frame: Frame) throws(FilmFailure) -> AnimationPacket {
    guard case .pixels(let surface) = frame.content else {
      preconditionFailure("pictures are made of pixels")
    }
    return AnimationPacket(index: frame.index, surface: surface)
  }

  func relate(
    _ packet: AnimationPacket, to previous: AnimationPacket?
  ) throws(FilmFailure) -> AnimationPacket {
    var packet = packet
    do throws(PictureWritingError<Never>) {
      packet.picture = try encoder.picture(of: packet.surface, after: previous?.surface)
    } catch {
      throw FilmFailure(error)
    }
    return packet
  }

  func remains(of packet: AnimationPacket) -> Frame.Content? { .pixels(packet.surface) }
}

/// Writes frames into an animated picture, which appears whole or not at all.
struct AnimationSink: FrameSink, ~Copyable {
  let encoder: AnimationFrameEncoder
  private var writer: AnimationWriter<AmendableOutput>?
  /// The number of the packet that is shown.
  private var shown: Int?

  /// A sink that has begun the file.
  init(
    _ recipe: AnimationRecipe, _ sample: ColorSample?, to output: consuming OutputFile
  ) throws(FilmFailure) {
    encoder = AnimationFrameEncoder(encoder: AnimationEncoder(recipe, sample: sample))
    let file: AmendableOutput
    do throws(FileError) { file = try AmendableOutput(output) } catch { throw .file(error) }
    do throws(PictureWritingError<FileError>) {
      writer = try AnimationWriter(recipe, into: file)
    } catch {
      throw FilmFailure(error)
    }
  }

  mutating func write(_ packet: AnimationPacket, index: Int) throws(FilmFailure) {
    do throws(PictureWritingError<FileError>) {
      try writer?.add(packet.index == shown ? nil : packet.picture)
      shown = packet.index
    } catch {
      throw FilmFailure(error)
    }
  }

  mutating func finish() throws(FilmFailure) {
    guard let writer = writer.take() else { return }
    let file: AmendableOutput
    do throws(PictureWritingError<FileError>) {
      file = try writer.finish()
    } catch {
      throw FilmFailure(error)
    }
    do throws(FileError) { try file.finish() } catch { throw .file(error) }
  }
}

extension FilmFailure {
  /// What kept a picture from being written.
  init(_ error: PictureWritingError<Never>) {
    switch error {
    case .memory(let shortage): self = .memory(shortage)
    case .library(let words): self = .encoder(words, hint: nil)
    }
  }

  /// What kept a file of pictures from being written.
  init(_ error: PictureWritingError<FileError>) {
    switch error {
    case .sink(let file): self = .file(file)
    case .memory(let shortage): self = .memory(shortage)
    case .library(let words): self = .encoder(words, hint: nil)
    }
  }
}
