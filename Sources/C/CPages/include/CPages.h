// The styles and scripts of pages, as bytes of the program.
//
// SwiftPM's own way to embed files makes an array literal of each, and the compiler takes half a minute
// for those; C's '#embed' takes none.

#ifndef SEGUE_CPAGES_H
#define SEGUE_CPAGES_H

#include <stddef.h>

/// A style or a script.
typedef enum __attribute__((enum_extensibility(closed))) {
  CPagesAuditStyle,
  CPagesPreviewScript,
  CPagesPreviewStyle,
  CPagesReportScript,
  CPagesReportStyle,
  CPagesSharedScript,
  CPagesTuningScript,
  CPagesTuningStyle,
} CPagesAsset;

/// How many bytes an asset has, in UTF-8.
size_t cpages_count(CPagesAsset asset);

/// One byte of an asset; zero behind its last.
unsigned char cpages_byte(CPagesAsset asset, size_t index);

#endif
