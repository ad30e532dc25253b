import Card
import SegueUIKitFilms

@main struct Films: TransitionFilms {
  static var films: [TransitionFilm] {
    [
      .film("card", presenting(CardController())),
      .film("card-closes", dismissing(CardController())),
    ]
  }
}
