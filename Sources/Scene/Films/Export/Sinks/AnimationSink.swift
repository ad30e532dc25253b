import SegueFiles
import SegueRendering
import SegueImages

/// Writes frames into an animated picture, which appears whole or not at all.
struct AnimationSink: FrameSink, ~Copyable {
  let encoder: AnimationFrameEncoder
  private var writer: AnimationWriter<SeekableOutput>?
  /// The number of the packet that is shown.
  private var shown: Int?

  /// A sink that has begun the file.
  init(
    _ recipe: AnimationRecipe, _ sample: ColorSample?, to output: consuming OutputFile
  ) throws(RenderError) {
    encoder = AnimationFrameEncoder(AnimationEncoder(recipe, sample: sample))
    let file: SeekableOutput
    do throws(FileError) { file = try SeekableOutput(output) } catch { throw .file(error) }
    do throws(PictureError) {
      writer = try AnimationWriter(recipe, into: file)
    } catch {
      throw RenderError(error)
    }
  }

  mutating func write(_ packet: AnimationPacket, index: Int) throws(RenderError) {
    do throws(PictureError) {
      try writer?.add(packet.index == shown ? nil : packet.picture)
      shown = packet.index
    } catch {
      throw RenderError(error)
    }
  }

  mutating func finish() throws(RenderError) {
    guard let writer = writer.take() else { return }
    let file: SeekableOutput
    do throws(PictureError) {
      file = try writer.finish()
    } catch {
      throw RenderError(error)
    }
    do throws(FileError) { try file.finish() } catch { throw .file(error) }
  }
}
