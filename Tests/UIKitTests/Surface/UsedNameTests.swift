import Foundation
import Testing
import UIKit

/// Names that two or more of 119 public repositories use, counted in November 2026.
///
/// Each line compiles as long as the name stands. Other modules than UIKit have theirs in
/// `AppleFrameworksTests`.
@MainActor @Suite("Names that real apps use") struct UsedNameTests {
  private func types() -> [Any.Type] {
    [
      URLRequest.self, UIPageViewController.self, NSInteger.self, UISceneSession.self,
      UIScene.ConnectionOptions.self, (any UIWindowSceneDelegate).self,
      (any UIPageViewControllerDataSource).self, UIActivityViewController.self,
      UISceneConfiguration.self, (any UITextViewDelegate).self,
      (any UIImagePickerControllerDelegate).self, UIImagePickerController.self,
      UISearchController.self, UIViewAnimationOptions.self, UIPasteboard.self, NSUserActivity.self,
      UIActivity.self, UIGestureRecognizerState.self, UITableViewCellStyle.self,
      UITableViewRowAction.self, UITargetedPreview.self, NSException.self, RunLoopMode.self,
      UIApplicationShortcutItem.self, UIControlEvents.self, (any UIPageViewControllerDelegate).self,
      (any UISearchResultsUpdating).self, UITableViewCellSelectionStyle.self,
      (any UITextInput).self, CGImageSource.self, UITextPosition.self,
      UIBackgroundTaskIdentifier.self, UIBarButtonItemAppearance.self,
      UICollectionViewCompositionalLayout.self, UIMenuController.self,
      UISwipeActionsConfiguration.self, CAEmitterLayerEmitterMode.self,
      CAEmitterLayerRenderMode.self, CFError.self, CFURL.self, NSCollectionLayoutGroup.self,
      NSCollectionLayoutItem.self, NSCollectionLayoutSection.self, NSCollectionLayoutSize.self,
      NSDiffableDataSourceSnapshot<Int, Int>.self, NSHashTable<AnyObject>.self,
      UIContextualAction.self, (any UINavigationBarDelegate).self, UIPointerInteraction.self,
      (any UIPointerInteractionDelegate).self, UIPointerRegion.self, UIPointerStyle.self,
      UIPreviewInteraction.self, (any UIPreviewInteractionDelegate).self, UITabBarAppearance.self,
      UITextInputMode.self, UIViewAutoresizing.self, UIApplicationLaunchOptionsKey.self,
      UIApplication.OpenExternalURLOptionsKey.self, UITableViewCellSeparatorStyle.self,
      UISplitViewController.self, UITableViewCell.StateMask.self,
      UICollectionView.CellRegistration<UICollectionViewCell, Int>.self, UIKey.self,
    ]
  }

  private func values() -> [Any] {
    [
      UIApplication.openSettingsURLString, HUGE, MAXFLOAT, kCAFillModeForwards,
      kCAMediaTimingFunctionEaseInEaseOut, NSForegroundColorAttributeName,
      kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFDictionary,
      kCGImagePropertyGIFUnclampedDelayTime, kUTTypeGIF, kUTTypeText, kCFAllocatorDefault as Any,
      UIEdgeInsetsMake(0, 0, 0, 0), UIEdgeInsetsInsetRect(.zero, .zero),
      URLSessionTask.defaultPriority,
    ]
  }

  private func members() -> [AnyKeyPath] {
    [
      \UINavigationItem.searchController, \UINavigationItem.hidesSearchBarWhenScrolling,
      \UIPageViewController.dataSource, \UITextField.selectedTextRange,
      \UITextField.beginningOfDocument, \UITextField.endOfDocument, \UITextField.markedTextRange,
      \UIViewController.userActivity, \UIToolbar.barTintColor, \CADisplayLink.frameInterval,
      \UINavigationBarAppearance.backButtonAppearance, \UINavigationBarAppearance.buttonAppearance,
      \UINavigationBarAppearance.backgroundEffect, \UINavigationBar.largeTitleTextAttributes,
      \UINavigationBar.backIndicatorImage, \UINavigationBar.backItem, \UIPress.key,
      \UISplitViewController.preferredDisplayMode, \UISplitViewController.displayModeButtonItem,
      \UISplitViewController.isCollapsed, \UITabBarController.moreNavigationController,
      \UITabBarItem.titlePositionAdjustment, \UITabBarItem.imageInsets, \UITabBarItem.badgeColor,
      \UITabBar.itemPositioning, \UITabBar.itemWidth, \UITabBar.itemSpacing,
      \UITabBar.selectionIndicatorImage, \UITabBar.isCustomizing, \UITabBar.scrollEdgeAppearance,
      \UITableView.cellLayoutMarginsFollowReadableWidth,
      \UITableView.allowsMultipleSelectionDuringEditing,
      \UITableView.insetsContentViewsToSafeArea, \UITableViewCell.editingAccessoryType,
      \UITableViewCell.editingAccessoryView, \UISearchBar.scopeButtonTitles,
      \UITextView.selectedTextRange, \UIApplication.applicationIconBadgeNumber,
      \UIApplication.isNetworkActivityIndicatorVisible, \UIViewController.childViewControllers,
      \UIViewController.restorationClass, \HTTPURLResponse.statusCode,
    ]
  }

  @Test("stand")
  func stand() {
    #expect(types().count > 50 && values().count > 10 && members().count > 40)
  }

  @Test("a request fails a moment later, with a finding: a film has no network")
  func network() {
    var errors: [Int] = []
    let recording = UIKitRecording(
      of: UIKitTransition("load") { window in
        window.rootViewController = BlankController()
      } begin: { _ in
        guard let url = URL(string: "https://example.com/a") else { return }
        URLSession.shared.dataTask(with: URLRequest(url: url)) { data, response, error in
          errors.append((error as? URLError)?.errorCode ?? 0)
          #expect(data == nil && (response as? HTTPURLResponse)?.statusCode == nil)
        }.resume()
        #expect(errors == [])
      })
    #expect(errors == [URLError.notConnectedToInternet.rawValue])
    #expect(recording.findings.map(\.kind) == [.resourceMissing])
  }
}
