public import ObjectiveC

/// Our own types where Foundation has one of the same name.
///
/// Files that import Foundation too could mean either; the source step has them mean these.
public enum HeadlessNames {
  public typealias NSObject = ObjectiveC.NSObject
}
