import ObjectiveC
import UIKit

/// A screen of the tests' storyboards, which says what happened to it in which order.
final class WiredScreen: UIViewController {
  @MainActor static var log: [String] = []
  var card: UIView!
  var labels: [UILabel] = []
  var cardWidth: NSLayoutConstraint!
  let animator = QuickFade()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    WiredScreen.log.append("init \(title ?? "")")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    WiredScreen.log.append("awake \(title ?? "")")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    WiredScreen.log.append("load \(title ?? "") \(card == nil ? "without" : "with") card")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    WiredScreen.log.append("prepare \(segue.identifier ?? "")")
    (sender as? UIButton).map { WiredScreen.log.append("by \($0.currentTitle ?? "")") }
    segue.destination.transitioningDelegate = animator
  }
  func tapped(_ sender: Any?) { WiredScreen.log.append("tapped") }
  func backHome(_ segue: UIStoryboardSegue) { WiredScreen.log.append("back home") }
}

/// A plain animator of the app's.
final class QuickFade: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.2
  }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.2) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}

/// Texts of interface files around what a test is about.
@MainActor
enum InterfaceText {
  /// A nib with one view at its top.
  static func nib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    </document>
    """
  }

  /// The objects of a nib.
  static func objects(_ objects: String) -> [Any] {
    AppInterfaces.register(nib: "Test", path: "App/Test.xib", xml: nib(objects))
    return UINib(nibName: "Test", bundle: nil).instantiate(withOwner: nil)
  }

  /// The classes that the tests' files name.
  static func registerClasses() {
    MethodTable.register(
      WiredScreen.self,
      [
        Selector("tapped:", WiredScreen.tapped), Selector("backHome:", WiredScreen.backHome),
      ])
    AppInterfaces.register(
      InterfaceClass(
        "WiredScreen", make: { WiredScreen(coder: $0) },
        outlets: [
          InterfaceOutlet("card", \WiredScreen.card),
          InterfaceOutlet("labels", \WiredScreen.labels),
          InterfaceOutlet("cardWidth", \WiredScreen.cardWidth),
        ]))
  }

  /// A stack with two screens: a button shows the second, which presents a third and goes back by an exit.
  static let wired = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
    <scenes>
    <scene sceneID="s0"><objects>
    <navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
    <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r0"/></connections>
    </navigationController>
    </objects></scene>
    <scene sceneID="s1"><objects>
    <viewController title="one" id="one" customClass="WiredScreen" customModule="App" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v1">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card">
    <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <constraints>
    <constraint firstAttribute="width" constant="120" id="w1"/>
    <constraint firstAttribute="width" secondItem="card" secondAttribute="height" multiplier="3:2" id="h1"/>
    </constraints>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    </view>
    <label text="Hello" id="l1"><rect key="frame" x="20" y="420" width="200" height="30"/>
    <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="24"/><nil key="textColor"/></label>
    <button buttonType="system" id="b1"><rect key="frame" x="20" y="500" width="200" height="44"/>
    <state key="normal" title="Go"/>
    <connections><action selector="tapped:" destination="one" eventType="touchUpInside" id="a1"/>
    <segue destination="two" kind="show" identifier="toTwo" id="g1"/></connections></button>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe1"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>
    <constraint firstItem="card" firstAttribute="centerX" secondItem="v1" secondAttribute="centerX" id="c1"/>
    <constraint firstItem="card" firstAttribute="top" secondItem="safe1" secondAttribute="top" constant="30" id="c2"/>
    </constraints>
    </view>
    <navigationItem key="navigationItem" title="First" id="n1"/>
    <connections>
    <outlet property="card" destination="card" id="o1"/>
    <outlet property="cardWidth" destination="w1" id="o2"/>
    <outletCollection property="labels" destination="l1" collectionClass="NSMutableArray" id="o3"/>
    </connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <viewController title="two" storyboardIdentifier="Two" id="two" customClass="WiredScreen" sceneMemberID="viewController">
    <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <color key="backgroundColor" systemColor="systemTealColor"/></view>
    <navigationItem key="navigationItem" title="Second" id="n2"/>
    <connections>
    <segue destination="exit2" kind="unwind" identifier="home" unwindAction="backHome:" id="u2"/>
    <segue destination="three" kind="presentation" identifier="over" modalPresentationStyle="fullScreen" id="p2"/>
    </connections>
    </viewController>
    <exit id="exit2" userLabel="Exit" sceneMemberID="exit"/>
    </objects></scene>
    <scene sceneID="s3"><objects>
    <viewController id="three" sceneMemberID="viewController">
    <view key="view" id="v3"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <color key="backgroundColor" systemColor="systemIndigoColor"/></view>
    </viewController>
    </objects></scene>
    </scenes>
    </document>
    """
}
