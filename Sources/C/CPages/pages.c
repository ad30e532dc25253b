#include "CPages.h"

// The compiler says that '#embed' is younger than the C that it is asked for.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char audit_style[] = {
#embed "../../Verify/Reports/Audit/Page/audit.css"
};

static const unsigned char preview_script[] = {
#embed "../../Verify/Reports/Preview/preview.js"
};

static const unsigned char preview_style[] = {
#embed "../../Verify/Reports/Preview/preview.css"
};

static const unsigned char report_script[] = {
#embed "../../Verify/Reports/Page/report.js"
};

static const unsigned char report_style[] = {
#embed "../../Verify/Reports/Page/report.css"
};

static const unsigned char shared_script[] = {
#embed "../../Verify/Reports/Shared/page.js"
};

static const unsigned char tuning_script[] = {
#embed "../../Verify/Reports/Preview/Tuning/tuning.js"
};

static const unsigned char tuning_style[] = {
#embed "../../Verify/Reports/Preview/Tuning/tuning.css"
};

typedef struct {
  const unsigned char *bytes;
  size_t count;
} Text;

#define TEXT(array) ((Text){(array), sizeof(array)})

static Text text(CPagesAsset asset) {
  switch (asset) {
  case CPagesAuditStyle: return TEXT(audit_style);
  case CPagesPreviewScript: return TEXT(preview_script);
  case CPagesPreviewStyle: return TEXT(preview_style);
  case CPagesReportScript: return TEXT(report_script);
  case CPagesReportStyle: return TEXT(report_style);
  case CPagesSharedScript: return TEXT(shared_script);
  case CPagesTuningScript: return TEXT(tuning_script);
  case CPagesTuningStyle: return TEXT(tuning_style);
  }
  return (Text){0, 0};
}

size_t cpages_count(CPagesAsset asset) { return text(asset).count; }

unsigned char cpages_byte(CPagesAsset asset, size_t index) {
  Text all = text(asset);
  return index < all.count ? all.bytes[index] : 0;
}
