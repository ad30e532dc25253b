package import SegueMotion

/// Facts about a recording that its file does not state.
package struct RecordingLayout: Hashable, Sendable {
  /// Size of the frames of a sheet, in pixels.
  package struct Cell: Hashable, Sendable {
    /// The columns of a frame.
    package let width: Int
    /// The rows of a frame.
    package let height: Int
    /// The pixels between two frames, across and down.
    package let gap: Gap

    /// A cell of so many pixels, at least one, with some between it and the next.
    package init(width: Int, height: Int, gap: Gap = Gap()) {
      precondition(width > 0 && height > 0, "a cell has no pixels")
      (self.width, self.height, self.gap) = (width, height, gap)
    }
  }

  /// Pixels between the frames of a sheet.
  package struct Gap: Hashable, Sendable {
    /// The columns between two frames side by side.
    package let across: Int
    /// The rows between two rows of frames.
    package let down: Int

    /// A gap of so many pixels.
    package init(across: Int = 0, down: Int = 0) {
      precondition(across >= 0 && down >= 0, "a gap is less than nothing")
      (self.across, self.down) = (across, down)
    }
  }

  /// The cell of PNGs that show a film frame by frame; `nil` where a PNG is one picture.
  package var cell: Cell?
  /// The rate of frames that have no times; `nil` for the rate of what they are compared with, or 60 a second.
  package var rate: FrameRate?

  /// A layout of recordings that state all there is to know.
  package init(cell: Cell? = nil, rate: FrameRate? = nil) {
    (self.cell, self.rate) = (cell, rate)
  }
}
