public import HeadlessQuartzCore
public import ObjectiveC

// Foundation has types of these names, which go by the wall clock. Names of the module that a file
// imports hide those that it only passes on, however many ways lead to them.

public typealias Timer = HeadlessQuartzCore.Timer
public typealias RunLoop = HeadlessQuartzCore.RunLoop
public typealias DispatchQueue = HeadlessQuartzCore.DispatchQueue
public typealias DispatchTime = HeadlessQuartzCore.DispatchTime
public typealias DispatchWallTime = HeadlessQuartzCore.DispatchWallTime
public typealias DispatchWorkItem = HeadlessQuartzCore.DispatchWorkItem
public typealias DispatchWorkItemFlags = HeadlessQuartzCore.DispatchWorkItemFlags
public typealias DispatchGroup = HeadlessQuartzCore.DispatchGroup
public typealias DispatchPredicate = HeadlessQuartzCore.DispatchPredicate

extension HeadlessNames {
  public typealias Timer = HeadlessQuartzCore.Timer
  public typealias RunLoop = HeadlessQuartzCore.RunLoop
  public typealias DispatchQueue = HeadlessQuartzCore.DispatchQueue
  public typealias DispatchTime = HeadlessQuartzCore.DispatchTime
  public typealias DispatchWallTime = HeadlessQuartzCore.DispatchWallTime
  public typealias DispatchWorkItem = HeadlessQuartzCore.DispatchWorkItem
  public typealias DispatchWorkItemFlags = HeadlessQuartzCore.DispatchWorkItemFlags
  public typealias DispatchGroup = HeadlessQuartzCore.DispatchGroup
  public typealias DispatchPredicate = HeadlessQuartzCore.DispatchPredicate
  public typealias URLSession = HeadlessUIKit.URLSession
  public typealias URLSessionDataDelegate = HeadlessUIKit.URLSessionDataDelegate
  public typealias URLSessionDataTask = HeadlessUIKit.URLSessionDataTask
  public typealias URLSessionDelegate = HeadlessUIKit.URLSessionDelegate
  public typealias URLSessionDownloadDelegate = HeadlessUIKit.URLSessionDownloadDelegate
  public typealias URLSessionDownloadTask = HeadlessUIKit.URLSessionDownloadTask
  public typealias URLSessionTask = HeadlessUIKit.URLSessionTask
  public typealias URLSessionTaskDelegate = HeadlessUIKit.URLSessionTaskDelegate
  public typealias URLSessionUploadTask = HeadlessUIKit.URLSessionUploadTask
}

/// Our own types where Foundation has one of the same name.
///
/// Files that import Foundation too could mean either; the source step has them mean these.
public enum HeadlessNames {
  public typealias NSObject = ObjectiveC.NSObject
}
