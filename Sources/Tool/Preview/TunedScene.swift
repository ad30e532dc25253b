import SegueCaseRuns
import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueLocalServer
import SegueMotion
import SegueRendering
import SegueReports
import SegueSceneFile
import SegueTextSupport
import SegueVideo

/// A scene as a page has turned it, to be looked at.
struct TunedScene: Sendable {
  private let plan: CasePlan
  private let turned: TuningSheet.Turned
  private let studio: PreviewRenderer

  init(_ plan: CasePlan, turned: TuningSheet.Turned, studio: PreviewRenderer) {
    (self.plan, self.turned, self.studio) = (plan, turned, studio)
  }

  // MARK: - Answers

  /// The curves, the lines to put back, and what is wrong.
  var look: WebResponse {
    var mistake = JSONValue.null
    do throws(RunError) { _ = try document } catch { mistake = .string(error.words) }
    let groups = turned.curves.map { id, saved, turned -> JSONValue in
      let drawing = CurveDrawing(turned, above: saved)
      return [
        "id": .string(id), "length": .string(turned.length),
        "graph": [
          "now": .string(drawing.now), "was": .string(drawing.was ?? drawing.now),
          "zero": .string(drawing.zero), "one": .string(drawing.one),
        ],
        "codes": .array(
          turned.codes.map { ["title": .string($0.title), "text": .string($0.text)] }),
      ]
    }
    let edits = turned.edits.map { place, text -> JSONValue in
      ["place": .string(place), "text": .string(text)]
    }
    let answer: JSONValue = [
      "mistake": mistake, "groups": .array(groups), "edits": .array(edits),
    ]
    return WebResponse("application/json", Array(answer.compact.utf8))
  }

  /// One moment, byte for byte as `render draw --at` writes it.
  func still(at time: Time) -> WebResponse {
    do throws(RunError) { return try picture(at: time) } catch { return error.response }
  }

  private func picture(at time: Time) throws(RunError) -> WebResponse {
    // As large as the scene says, not as a page shows films.
    var settings = studio.settings
    settings.longestSide = nil
    let film = try film(settings)
    do throws(RenderError) {
      let surface = try film.surface(at: min(time, film.scene.duration))
      return WebResponse("image/png", try surface.png())
    } catch {
      throw RunError(error)
    }
  }

  /// The film as the page shows it.
  var film: WebResponse {
    get async {
      do throws(RunError) { return try await movie } catch { return error.response }
    }
  }

  private var movie: WebResponse {
    get async throws(RunError) {
      let film = try film(studio.settings)
      do throws(RenderError) {
        let (kind, bytes, _) = try await FilmBytes(film, studio.quality).media()
        var response = WebResponse(kind.rawValue, bytes)
        response.notes = [
          "X-Frames": film.scene.frameCount,
          "X-Microseconds": Int(film.scene.duration.nanoseconds / 1000),
        ]
        return response
      } catch {
        throw RunError(error)
      }
    }
  }

  // MARK: - Reading

  private var loaded: LoadedScene {
    get throws(RunError) {
      let input = plan.input
      let settings = (input.assignments + turned.settings).map {
        VariableSetting($0.name, $0.value)
      }
      let loader = SceneLoader(
        setting: settings, root: input.root, reducesMotion: input.reducesMotion,
        mirrors: input.mirrors)
      do throws(FileError) {
        return try loader.load(turned.source, path: plan.scene, in: Folder(of: plan.scene))
      } catch {
        throw RunError(error)
      }
    }
  }

  private var document: SceneDocument {
    get throws(RunError) {
      let scene = try loaded
      guard let document = scene.document else { throw RunError(firstOf: scene.diagnostics) }
      return document
    }
  }

  private func film(_ settings: FilmSettings) throws(RunError) -> Film {
    let scene = try loaded
    var diagnostics = scene.diagnostics
    do throws(FilmError) {
      if let film = try Film(of: scene, settings, into: &diagnostics) { return film }
    } catch {
      throw RunError(error)
    }
    throw RunError(firstOf: diagnostics)
  }
}

extension RunError {
  /// The first mistake of a scene.
  fileprivate init(firstOf diagnostics: Diagnostics) {
    let first = diagnostics.sorted.first { $0.severity == .error }
    self.init(.invalidData, first?.sentence ?? "the scene has mistakes")
  }

  /// The reason why there is nothing to be seen, in one line.
  fileprivate var words: String { message ?? "the film cannot be drawn" }

  fileprivate var response: WebResponse {
    WebResponse(
      "text/plain; charset=utf-8", Array(words.visible.utf8), status: .unprocessable)
  }
}
