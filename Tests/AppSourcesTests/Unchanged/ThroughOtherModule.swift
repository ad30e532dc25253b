import os

/// A file that imports no UIKit: on iOS it comes with a module of the same project.
open class FadeStep: NSObject { open var view: UIView? }
