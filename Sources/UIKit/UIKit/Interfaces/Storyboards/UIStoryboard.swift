public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC
import SegueInterfaceDocuments

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// A storyboard of the app; a name that none has is a finding, and its controllers are empty.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  let name: String
  let file: InterfaceFile?

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    file = AppInterfaces.storyboard(named: name)
    super.init()
    guard file == nil else { return }
    AppSession.current.note(
      AppFinding(
        .resourceMissing, "there is no storyboard '\(name)' among the app's files",
        at: SourcePlaces.place(naming: name)))
  }

  open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? { initial(creator.map { make in { make($0) } }) as? Controller }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    scene(identifier, nil) ?? UIViewController()
  }

  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = scene(identifier, creator.map { make in { make($0) } })
    guard let controller = made as? Controller ?? UIViewController() as? Controller else {
      preconditionFailure(
        "the controller '\(identifier)' of the storyboard '\(name)' is no \(Controller.self)")
    }
    return controller
  }

  private func initial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let file else { return nil }
    guard let identifier = file.root["initialViewController"],
      let scene = InterfaceScene(of: identifier, in: self)
    else {
      file.note("the storyboard has no initial controller", at: file.root)
      return nil
    }
    return scene.make(creator)
  }

  private func scene(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let file else { return nil }
    let scene = InterfaceScene(in: self) { $0["storyboardIdentifier"] == identifier }
    guard let scene else {
      AppSession.current.note(
        AppFinding(
          .resourceMissing, "the storyboard '\(file.path)' has no controller '\(identifier)'",
          at: SourcePlaces.place(naming: identifier)))
      return nil
    }
    return scene.make(creator)
  }
}
