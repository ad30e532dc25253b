import UIKit

/// A file that is not listed, and would not compile.
final class Neighbor: MissingController {}
