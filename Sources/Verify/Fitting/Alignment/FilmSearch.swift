/// Search for an agreed film in a recording, which may show more than that, or less.
package enum FilmSearch {
  /// All of the recording, or a stretch of it, shows the film.
  case found(AlignedFilms, FoundStretch?)
  /// The recording shows what the film begins with all the time.
  case rest(FilmPlace)
  /// Both ends of the recording are roughly those of the film.
  case rough(AlignedFilms)
  /// The recording shows something else.
  case none

  /// The most stretches that are looked at.
  private static let most = 12

  /// Searches all of a recording, and then from rest to rest.
  package init(recorded: LumaSequence, agreed: LumaSequence) {
    guard recorded.times.count > 1, agreed.times.count > 1 else {
      self = .none
      return
    }
    let search = PlaceSearch(recorded: recorded, agreed: agreed)
    let whole = search.place()
    if whole.distance < FilmPlace.allowed,
      let films = AlignedFilms(recorded: recorded, agreed: agreed, at: whole)
    {
      self = .found(films, nil)
    } else if let part = Self.part(recorded, agreed) {
      self = part
    } else if let place = Self.rest(recorded, agreed) {
      self = .rest(place)
    } else if search.likeness(at: whole.place) > FilmPlace.likeness,
      let films = AlignedFilms(recorded: recorded, agreed: agreed, at: whole, isRough: true)
    {
      self = .rough(films)
    } else {
      self = .none
    }
  }

  /// The first stretch of a recording with several movements that shows the film as well as any; `nil` where none does.
  ///
  /// Something small that moves before it may rest at both ends nearly as the film does.
  private static func part(_ recorded: LumaSequence, _ agreed: LumaSequence) -> FilmSearch? {
    let stretches = recorded.stretches(in: nil)
    guard stretches.count > 1 else { return nil }
    let looked = stretches.prefix(most).filter { $0.times.count > 1 }.map { stretch in
      (stretch, place: PlaceSearch(recorded: stretch, agreed: agreed).place())
    }
    let nearest = looked.map(\.place.distance).min() ?? .infinity
    guard nearest < FilmPlace.allowed,
      let (stretch, place) = looked.first(where: { $0.place.distance < nearest + 1 }),
      let first = stretch.times.first, let last = stretch.times.last,
      let films = AlignedFilms(recorded: stretch, agreed: agreed, at: place)
    else { return nil }
    return .found(films, FoundStretch(count: stretches.count, seconds: first...last))
  }

  /// The place of what the film begins with in a recording in which nothing moves; `nil` where it is not there.
  private static func rest(_ recorded: LumaSequence, _ agreed: LumaSequence) -> FilmPlace? {
    guard recorded.changingArea(in: nil) == nil else { return nil }
    let found = PlaceSearch(recorded: recorded, agreed: agreed, isBeginAlone: true).place()
    guard found.distance < FilmPlace.allowed else { return nil }
    return found.place.inFilms(recorded, agreed, distance: found.distance)
  }
}

/// The stretch of a recording with several movements that shows a film.
package struct FoundStretch: Hashable, Sendable {
  /// Number of movements in the recording.
  package let count: Int
  /// From when to when, in seconds of the recording.
  package let seconds: ClosedRange<Double>
}
