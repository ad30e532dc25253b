extension Verb {
  package static let draw = Verb(
    "draw", "Draw a scene (the word 'draw' may be left out)",
    details: """
      Draws the frames of a scene and writes them: a movie, one moment, a film strip, a PNG for each \
      frame, raw frames, or their hashes. The same scene gives the same bytes on every machine, with any \
      number of jobs.
      """,
    operands: [.scene],
    options: Option.film + [.set, .root, .reduceMotion],
    examples: [
      Example("render card.json -o card.mp4", "A movie"),
      Example("render card.json -o card.png --at 350ms", "One moment"),
      Example("render card.json -o frames/", "A PNG for each frame, in a folder"),
      Example("render card.json -o strip.png --strip", "Five moments side by side"),
      Example("render card.json --hash", "A line for each frame, to compare"),
    ])
}
