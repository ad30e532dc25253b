import SegueMotionAssertions
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTransitions
import SegueTextSupport

/// a gesture that is given up leaves everything as it was, and soon.
struct CancelledGesture: AuditRule {
  let rule = GuidelineRule.cancelledGesture
  let measures: [Measure] = [.cancelSettling, .leftovers]
  let publications: [Publication] = [.motion]
  let summary = "a gesture that is given up leaves everything as it was, soon"
  let remedy = "let the way back begin at once, and take no more than half a second"

  /// Progress of the finger when it flicks back.
  private static let turns = [0.3, 0.7]

  func findings(in audit: AuditContext) -> [AuditFinding] {
    audit.audited.begunTransitions.flatMap { context -> [AuditFinding] in
      guard let span = context.span else { return [] }
      for progress in Self.turns {
        guard let film = context.played.givenUp(at: progress, on: audit.film.canvas) else {
          continue
        }
        let found = findings(in: film, at: progress, context: context, during: span, audit: audit)
        if !found.isEmpty { return found }
      }
      return []
    }
  }

  private func findings(
    in film: AnimatedScene, at progress: Double, context: AuditedTransition,
    during span: ClosedRange<Time>, audit: AuditContext
  ) -> [AuditFinding] {
    let percent = NumberText.format(progress * 100, atMost: 0)
    let (first, last) = (looks(of: film, at: .zero), looks(of: film, at: film.duration))
    let settling = settling(film, context)
    return [
      first == last
        ? nil
        : audit.finding(
          self, .leftovers, value: 1, of: context.name(.removal), during: span, in: context,
          hint: "let the transition end exactly where it began"
        ) { _ in "a finger that comes back from \(percent) % does not leave everything as it was" },
      audit.finding(
        self, .cancelSettling, value: settling, of: context.name(.removal), during: span,
        in: context
      ) { bound in
        "a finger that comes back from \(percent) % leaves it moving for"
          + " \(NumberText.format(settling, atMost: 0)) ms, expected at most"
          + " \(NumberText.format(bound, atMost: 0)) ms"
      },
    ].compactMap(\.self)
  }

  /// Returns the duration for which a screen is still seen moving after the finger has let go, in milliseconds.
  private func settling(_ film: AnimatedScene, _ context: AuditedTransition) -> Double {
    let view = FilmView(film)
    let released = PlayedTransition.pause + PlayedTransition.pause
    let names = [context.name(.removal), context.name(.insertion)].compactMap(\.self)
    let ends = names.compactMap { name -> Time? in
      let course = view.course(name)
      let samples = course.samples(in: .zero...film.duration)
      guard let last = course.moment(at: film.duration) else { return nil }
      return Search.last(samples) { time in
        course.moment(at: time).map { $0.distance(from: last) > Self.stir } ?? false
      }
    }
    return ((ends.max() ?? released) - released).milliseconds
  }

  /// The way that people still see, in points.
  private static let stir = 1.0

  /// Returns the visible state at a moment: all layers with their properties.
  private func looks(of film: AnimatedScene, at time: Time) -> [Scene.Item] {
    film.scene(at: time).items
  }
}

extension Measure {
  /// Milliseconds until a gesture that was given up has settled; Apple's own zoom goes back within 520.
  static let cancelSettling = Measure(
    "cancelSettling", in: .milliseconds, defect: Limit(warning: 550, error: 1000))
  /// Layers that are left over, as a flag.
  static let leftovers = Measure("leftovers", in: .flag, defect: Limit(error: 0))
}
