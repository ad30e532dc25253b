import UIKit

/// A type of an app's own with the name of one of the standard library's.
public typealias Duration = Double

final class Fader: UIViewController {
  let duration: Duration = 0.4

  func fade() async throws {
    try await Task.sleep(nanoseconds: 1)
    try await Task.sleep(for: .milliseconds(1))
    view.alpha = 0
  }
}
