import Segue

let film = try Film(contentsOf: "Scenes/push.json")
try await film.write(to: "push.mp4")  // the ending decides, as with -o
let still = try film.frame(at: .milliseconds(250))
print("\(film.scene.frameCount) frames of \(still.width)x\(still.height) pixels")
