import Observation
import SwiftUI

/// What a test changes while its film is recorded.
@Observable @MainActor
final class Switch {
  var isOn = false
  var number = 0.0
  var items = [0, 1, 2]
}
