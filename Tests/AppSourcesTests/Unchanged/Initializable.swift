import UIKit

/// A protocol that all objects fulfill by having an initializer.
protocol InitializableClass: AnyObject { init() }

extension InitializableClass {
  init(_ change: (Self) -> Void) {
    self.init()
    change(self)
  }
}

extension NSObject: InitializableClass {}

func labeled() -> UILabel { UILabel { $0.text = "changed" } }
