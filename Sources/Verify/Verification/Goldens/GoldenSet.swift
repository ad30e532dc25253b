import SegueFiles
import SegueRaster
import SegueRendering

/// Golden set of a case: its goldens, as far as they are there and can be read.
struct GoldenSet {
  private(set) var evidence = CaseResult.Evidence()
  /// The texts among the goldens, byte for byte.
  private var texts: [(kind: GoldenKind, file: String, bytes: [UInt8])] = []
  /// The goldens that are not there.
  private(set) var missing: [GoldenKind] = []
  /// Problems with the goldens.
  private(set) var findings: [Difference] = []

  /// True if a golden is there and cannot be read.
  var isDamaged: Bool { findings.count > missing.count }

  /// Reads the goldens of a case.
  init(_ item: SnapshotCase, in folder: GoldenFolder) throws(FilmFailure) {
    for kind in GoldenKind.allCases where item.kinds.contains(kind) {
      let bytes: [UInt8]?
      do throws(FileError) {
        bytes = try folder.golden(kind, of: item.name).read()
      } catch {
        throw .file(error)
      }
      if let bytes {
        read(bytes, kind, from: folder.file(kind, of: item.name))
      } else {
        missing.append(kind)
        findings.append(.missing(kind))
      }
    }
  }

  private mutating func read(_ bytes: [UInt8], _ kind: GoldenKind, from file: String) {
    do throws(GoldenDamage) {
      let text = String(decoding: bytes, as: UTF8.self)
      switch kind {
      case .timeline: evidence.timeline = try FilmTimeline(reading: text)
      case .frames: evidence.frames = try FrameRecord(reading: text)
      case .strip:
        evidence.strip = try Surface(goldenStrip: bytes)
        return
      case .recording, .looks: return
      }
      texts.append((kind, file, bytes))
    } catch {
      var damage = error
      damage.file = file
      findings.append(.damaged(kind, damage))
    }
  }

  /// The first place in which a text says something else than the film does, whatever that is.
  ///
  /// Where pixels are tolerated, digests are, and with what the frames were drawn.
  func difference(from actual: CaseResult.Evidence, tolerating: Bool) -> Difference? {
    for (kind, file, bytes) in texts {
      var frames = actual.frames
      if tolerating, let agreed = evidence.frames {
        frames?.engine = agreed.engine
        frames?.fonts = agreed.fonts
        frames?.digests = agreed.digests
      }
      let text = kind == .timeline ? actual.timeline?.text : frames?.text
      guard var damage = GoldenDamage(comparing: bytes, to: Array((text ?? "").utf8)) else {
        continue
      }
      damage.file = file
      return .text(kind, damage)
    }
    return nil
  }
}
