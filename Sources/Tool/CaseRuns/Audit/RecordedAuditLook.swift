import SegueAudit
import SegueCommandLine
import SegueFilmRequests
import SegueMotion
import SegueRaster
import SegueRendering
import SegueReports
import SegueVerification
import SegueVideo

/// Holds a recording to the guidelines that its pixels can be asked for.
struct RecordedAuditLook {
  let path: String
  let layout: RecordingLayout
  /// The display on which it is shown, if that is known.
  let view: DisplayView?

  /// Looks at all pictures, one after the other, as long as the work suffices.
  func scan() throws(RunError) -> RecordedScan {
    let recording = try open()
    var scan = RecordedScan(
      width: recording.width, height: recording.height, on: view,
      isExact: recording.fidelity.isExact)
    let factor = RecordedScan.factor(width: recording.width, height: recording.height)
    while let frame = try next(recording) {
      let picture = frame.isRepeated ? nil : try small(frame.surface, factor)
      let isTaken = scan.take(
        picture, from: frame.begin.seconds(), to: frame.end.seconds())
      if !isTaken { break }
    }
    return scan
  }

  private func open() throws(RunError) -> Recording {
    let (path, layout) = (path, layout)
    return try RunError.reading(path) { () throws(MovieError) in
      try Recording.open(path, as: layout)
    }
  }

  private func next(_ recording: Recording) throws(RunError) -> RecordedFrame? {
    if Task.isCancelled { throw .shown(.interrupted) }
    return try RunError.reading(path) { () throws(MovieError) in try recording.next() }
  }

  private func small(_ surface: Surface, _ factor: Int) throws(RunError) -> Surface {
    try RunError.inWords { () throws(RenderError) in
      do throws(MemoryError) {
        return try surface.reduced(by: factor)
      } catch {
        throw .memory(error)
      }
    }
  }

  /// The pictures that prove findings; the recording is read once more.
  func proofs(
    of findings: [AuditFinding], among count: Int
  ) throws(RunError) -> [AuditFinding: FindingProof] {
    if findings.isEmpty { return [:] }
    let recording = try open()
    var proofs = RecordedProofs(
      of: findings, width: recording.width, height: recording.height, count: count)
    var number = 0
    while number <= proofs.last, let frame = try next(recording) {
      let (index, kept) = (number, proofs)
      proofs = try RunError.inWords { () throws(RenderError) in
        try kept.adding(frame.surface, as: index, at: frame.begin.seconds())
      }
      number += 1
    }
    return proofs.proofs
  }
}
