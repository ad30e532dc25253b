import UIKit

/// A constraint that says more of itself.
public class LayoutConstraint: NSLayoutConstraint {}
