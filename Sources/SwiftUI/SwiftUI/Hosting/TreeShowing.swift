import HeadlessUIKit

/// A view of UIKit's that shows a tree.
@MainActor
protocol TreeShowing: UIView {
  var host: TreeHost { get }
}

extension _UIHostingView: TreeShowing {}
