import Combine
import SwiftUI

// What the probes name beside SwiftUI's own.

struct Nothing: ViewModifier {
  func body(content: Content) -> some View { content }
}

struct Counter: View, Equatable {
  var count = 0
  var body: some View { Text("\(count)") }
}

@Observable final class Model {}

final class Store: ObservableObject {}

struct Key: LayoutValueKey {
  static let defaultValue = 0
}

struct Preference: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
}
