import Segue

let film = try Film(contentsOf: CommandLine.arguments[1])
try await film.write(to: "push.mp4")
let still = try film.frame(at: .milliseconds(250))
print("\(film.scene.frameCount) frames of \(still.width)x\(still.height) pixels")
