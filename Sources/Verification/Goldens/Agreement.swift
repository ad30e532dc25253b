import SegueFiles
import SeguePictureCoding
package import SegueRaster
import SegueRendering

/// What was agreed about a case: its goldens, as far as they are there and can be read.
struct Agreement {
  private(set) var evidence = CaseResult.Evidence()
  /// The goldens that are not there.
  private(set) var missing: [GoldenKind] = []
  /// What is the matter with them.
  private(set) var findings: [Finding] = []

  /// Whether a golden is there and cannot be read.
  var isDamaged: Bool { findings.count > missing.count }

  /// Reads the goldens of a case.
  init(_ item: SnapshotCase, in folder: GoldenFolder) throws(FilmFailure) {
    for kind in GoldenKind.allCases where item.kinds.contains(kind) {
      let bytes: [UInt8]?
      do throws(FileError) {
        bytes = try folder.read(kind, of: item.name)
      } catch {
        throw .file(error)
      }
      if let bytes {
        read(bytes, kind)
      } else {
        missing.append(kind)
        findings.append(.missing(kind))
      }
    }
  }

  private mutating func read(_ bytes: [UInt8], _ kind: GoldenKind) {
    do throws(GoldenDamage) {
      let text = String(decoding: bytes, as: UTF8.self)
      switch kind {
      case .timeline: evidence.timeline = try FilmTimeline(reading: text)
      case .frames: evidence.frames = try FrameRecord(reading: text)
      case .strip: evidence.strip = try Surface(golden: bytes)
      }
    } catch {
      findings.append(.damaged(kind, error))
    }
  }
}

extension Surface {
  /// The picture in a golden's bytes.
  package init(golden bytes: [UInt8]) throws(GoldenDamage) {
    var budget = MemoryBudget(bytes: 1 << 30)
    do {
      self = try PictureDecoder().decode(bytes.span, budget: &budget).surface
    } catch {
      throw GoldenDamage(line: 1, expected: "a PNG file")
    }
  }
}
