import Cards
import SegueUIKitFilms

// Every preview of the package is a film by its name.
@main struct Films: TransitionFilms {}
