import UIKit

/// A controller of a collection that names the protocol of its layout, too.
class Stack: UICollectionViewController {}

extension Stack: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 11, height: 12) }
}
