extension RandomAccessCollection where Index == Int {
  /// The index of the last element for which `hasBegun` holds, where it holds for all before that
  /// one too; the first index if it holds for none.
  func lastBegun(_ hasBegun: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while high - low > 1 {
      let middle = (low + high) / 2
      if hasBegun(self[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
