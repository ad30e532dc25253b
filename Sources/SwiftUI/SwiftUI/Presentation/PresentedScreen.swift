import HeadlessCoreGraphics
import HeadlessUIKit

/// A screen over others, and what its views say about its looks.
@MainActor
final class PresentedScreen: LayoutObserver {
  private let controller: UIHostingController<SurroundedView>
  private var content: @MainActor () -> any View
  private var environment: EnvironmentValues
  private var settings = PresentationSettings()
  private lazy var listener = DismissalListener(of: self)
  /// The zoom out of a view, which UIKit's controller does not keep.
  private var zoom: ZoomPresentation?
  /// Is called when a finger has dismissed the screen.
  var wasDismissed: () -> Void = {}

  init(
    _ content: @escaping @MainActor () -> any View, in environment: EnvironmentValues,
    _ style: UIModalPresentationStyle
  ) {
    (self.content, self.environment) = (content, environment)
    controller = UIHostingController(
      rootView: SurroundedView(environment: environment) { EmptyView() })
    controller.modalPresentationStyle = style
    controller.rootView = root
  }

  private var host: TreeHost? { (controller.view as? any TreeShowing)?.host }

  /// True while the screen comes or goes.
  var isMoving: Bool { controller.isBeingPresented || controller.isBeingDismissed }

  /// Shows what the screen shows now.
  func show(_ content: @escaping @MainActor () -> any View, in environment: EnvironmentValues) {
    (self.content, self.environment) = (content, environment)
    controller.rootView = root
  }

  private var root: SurroundedView {
    let (content, settings) = (content, settings)
    return SurroundedView(environment: environment) {
      PresentedRoot(
        content: AnyView(content()), background: settings.background ?? AnyView(EmptyView()),
        hasGrabber: settings.showsGrabber)
    }
  }

  func present(
    from presenter: UIViewController, over host: TreeHost, animated: Bool,
    _ completion: @escaping () -> Void
  ) {
    // What the views say about the sheet has to be known before it comes.
    controller.view.frame.size = presenter.view.window?.bounds.size ?? presenter.view.bounds.size
    controller.view.layoutIfNeeded()
    self.host?.observe(self)
    take(readSettings)
    zoom = ZoomPresentation(of: controller, over: host)
    controller.transitioningDelegate = zoom
    presenter.present(controller, animated: animated, completion: completion)
    controller.presentationController?.delegate = listener
  }

  func dismiss(animated: Bool, _ completion: @escaping () -> Void) {
    controller.dismiss(animated: animated, completion: completion)
  }

  // MARK: Looks

  private var readSettings: PresentationSettings {
    host?.root?.preference(PresentationSettingsKey.self) ?? PresentationSettings()
  }

  func didLayOut(in update: TreeUpdate) {
    let settings = readSettings
    host?.actions.append { [weak self] in self?.take(settings) }
  }

  private func take(_ settings: PresentationSettings) {
    let isNewRoot =
      settings.backgroundVersion != self.settings.backgroundVersion
      || settings.showsGrabber != self.settings.showsGrabber
    self.settings = settings
    controller.isModalInPresentation = settings.isDismissalDisabled
    if isNewRoot {
      controller.view.backgroundColor = settings.background == nil ? .systemBackground : .clear
      controller.rootView = root
    }
    guard let sheet = controller.sheetPresentationController else { return }
    sheet.prefersGrabberVisible = settings.showsGrabber
    if sheet.preferredCornerRadius != settings.cornerRadius {
      sheet.preferredCornerRadius = settings.cornerRadius
    }
    let isThere = controller.presentingViewController != nil && !isMoving
    if isThere { sheet.animateChanges { takeDetents(sheet) } } else { takeDetents(sheet) }
  }

  private func takeDetents(_ sheet: UISheetPresentationController) {
    guard !settings.detents.isEmpty else { return }
    let room = controller.view.window?.bounds.height ?? controller.view.bounds.height
    let sorted = settings.detents.sorted {
      $0.height(of: room, in: environment) < $1.height(of: room, in: environment)
    }
    let surroundings = environment
    if !sheet.detents.map(\.identifier).elementsEqual(sorted.map(\.identifier)) {
      sheet.detents = sorted.map { $0.detent(in: surroundings) }
    }
    let chosen = settings.selection ?? sorted.first
    if sheet.selectedDetentIdentifier != chosen?.identifier {
      sheet.selectedDetentIdentifier = chosen?.identifier
    }
    sheet.largestUndimmedDetentIdentifier = settings.undimmed?.identifier
  }
}

/// A screen in front of the background that it has got, below the mark by which a finger takes hold of it.
nonisolated private struct PresentedRoot: View {
  /// Size of the mark, and its distance from the edge: guesses from looking at devices.
  private static let grabber = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5

  let content: AnyView
  let background: AnyView
  let hasGrabber: Bool

  @MainActor var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { background.ignoresSafeArea() }
      .overlay(alignment: .top) {
        if hasGrabber {
          Capsule().fill(.tertiary).frame(width: Self.grabber.width, height: Self.grabber.height)
            .padding(.top, Self.grabberTop).accessibilityIdentifier("sheet-grabber")
        }
      }
  }
}

/// Is told when a finger has dismissed a screen.
private final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak var screen: PresentedScreen?

  init(of screen: PresentedScreen) { self.screen = screen }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    screen?.wasDismissed()
  }
}
