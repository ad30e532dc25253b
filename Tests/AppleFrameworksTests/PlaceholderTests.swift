import AVFoundation
import AVKit
import CoreData
import CoreImage
import CoreLocation
import CoreMedia
import ImageIO
import MapKit
import MediaPlayer
import MobileCoreServices
import Photos
import SafariServices
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit
import UserNotifications
import WebKit

/// Modules of Apple's of which only placeholders are here, with the names that two or more of 119 public
/// repositories use.
@MainActor @Suite("Placeholders of Apple's frameworks") struct PlaceholderTests {
  private func names() -> [Any.Type] {
    [
      AVPlayer.self, CLLocation.self, WKWebView.self, AVPlayerViewController.self, CMTime.self,
      MKMapView.self, AVURLAsset.self, CIImage.self, CLLocationManager.self, AVAsset.self,
      NSManagedObjectContext.self, NSManagedObjectModel.self, NSPersistentStoreCoordinator.self,
      PHPhotoLibrary.self, AVAssetExportSession.self, MKCoordinateRegion.self,
      AVLayerVideoGravity.self, AVPlayerLayer.self, CIContext.self,
      (any CLLocationManagerDelegate).self, SFSafariViewController.self,
      NSFetchRequest<NSManagedObject>.self, PHAssetChangeRequest.self, WKNavigation.self,
      (any WKNavigationDelegate).self, AVAssetImageGenerator.self, AVAudioPlayer.self,
      AVAudioSession.self, AVFileType.self, AVPlayerItem.self, CIFilter.self,
      (any MKMapViewDelegate).self, NSEntityDescription.self, NSManagedObject.self, PHAsset.self,
      PHImageRequestOptions.self, PHFetchOptions.self, AVCaptureDevice.self,
      CLLocationCoordinate2D.self, MKAnnotationView.self, MKCoordinateSpan.self,
      PHAssetCollection.self, PHFetchResult<PHAsset>.self, PHVideoRequestOptions.self,
      AVCaptureDeviceInput.self, AVCaptureSession.self, AVCaptureVideoOrientation.self,
      AVCaptureVideoPreviewLayer.self, MKPinAnnotationView.self, PHImageContentMode.self,
      PHImageRequestID.self, WKWebViewConfiguration.self, (any AVAudioPlayerDelegate).self,
      AVCaptureStillImageOutput.self, AVMediaType.self, CLAuthorizationStatus.self,
      CLGeocoder.self, CLPlacemark.self, (any NSFetchRequestResult).self,
      PHAssetCollectionType.self, UNMutableNotificationContent.self, UNNotificationAction.self,
      UNNotificationCategory.self, UNNotificationRequest.self, UNNotificationSound.self,
      UNUserNotificationCenter.self, (any WKUIDelegate).self, MPVolumeView.self,
      CGImageSource.self,
    ]
  }

  @Test("the names stand")
  func stand() {
    #expect(names().count > 60)
    #expect(kUTTypeGIF == "com.compuserve.gif" && NSSQLiteStoreType == "SQLite")
  }

  @Test("a map is a gray box with its name")
  func map() {
    let recording = UIKitRecording(
      of: UIKitTransition("map") { window in
        let page = BlankController()
        page.view.addSubview(MKMapView(frame: CGRect(x: 0, y: 100, width: 390, height: 200)))
        window.rootViewController = page
      } begin: { _ in
      })
    #expect(recording.findings == [])
    let names = recording.scene.scene(frame: 0).items.map(\.id.name)
    #expect(names.contains("system-screen") && names.contains("system-screen.name"))
  }

  @Test("times are parts of a second")
  func times() {
    let time = CMTimeMakeWithSeconds(1.5, preferredTimescale: 600)
    #expect(time.value == 900 && CMTimeGetSeconds(time) == 1.5)
    #expect((time + CMTime(value: 1, timescale: 2)).seconds == 2)
    #expect(CMTimeRangeMake(start: time, duration: time).end.seconds == 3)
    #expect(!CMTime.indefinite.isNumeric && CMTimeCompare(.zero, time) == -1)
  }

  @Test("a box of a shape fits within another one")
  func aspect() {
    let box = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 16, height: 8), insideRect: box)
        == CGRect(x: 10, y: 45, width: 100, height: 50))
  }

  @Test("a degree along a meridian is a 360th of the earth's circumference")
  func distance() {
    let (a, b) = (
      CLLocation(latitude: 10, longitude: 5), CLLocation(latitude: 11, longitude: 5)
    )
    #expect(abs(a.distance(from: b) - 2 * Double.pi * 6_371_000 / 360) < 1e-3)
  }

  @Test("nobody may look at pictures, knows where the device is, or sees notifications")
  func refusals() {
    #expect(PHPhotoLibrary.authorizationStatus() == .denied)
    #expect(CLLocationManager.authorizationStatus() == .denied)
    #expect(AVCaptureDevice.default(for: .video) == nil)
    var isAllowed: Bool?
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { allowed, _ in
      isAllowed = allowed
    }
    #expect(isAllowed == false)
  }

  private final class Navigation: NSObject, WKNavigationDelegate {
    var calls: [String] = []
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      calls.append("start \(webView.isLoading)")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      calls.append("commit")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      calls.append("finish \(webView.isLoading)")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { calls.append("fail \((error as? URLError)?.code == .notConnectedToInternet)") }
  }

  @Test("a page's delegate hears of texts that arrive, and of addresses that do not")
  func navigation() {
    let navigation = Navigation()
    var atOnce = 0
    _ = UIKitRecording(
      of: UIKitTransition("page") { window in
        window.rootViewController = UIViewController()
      } begin: { window in
        let page = WKWebView(frame: .zero)
        page.navigationDelegate = navigation
        window.addSubview(page)
        page.loadHTMLString("<p>Hello</p>", baseURL: nil)
        if let address = URL(string: "https://example.com") { page.load(URLRequest(url: address)) }
        atOnce = navigation.calls.count
      })
    #expect(atOnce == 0)
    #expect(
      navigation.calls == ["start true", "commit", "finish false", "start true", "fail true"])
  }
}
