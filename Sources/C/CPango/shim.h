// The parts of Pango, Fontconfig and FreeType that Typesetting speaks to, and the macros and casts
// that Swift cannot see.

#ifndef CPANGO_SHIM_H
#define CPANGO_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_COLOR_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
// clang-format off: the second needs the first.
#include <fontconfig/fontconfig.h>
#include <fontconfig/fcfreetype.h>
// clang-format on
#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangoft2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// A font in units of its own square: no hints, no bitmaps, no scaling.
static const int cpango_load_units = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;

/// Set in the number of a glyph that no font has; the other bits are the character.
static const unsigned cpango_unknown_glyph = PANGO_GLYPH_UNKNOWN_FLAG;
/// The number of a glyph that shows nothing.
static const unsigned cpango_empty_glyph = PANGO_GLYPH_EMPTY;

/// A file that is in no folder and lives as long as its descriptor; a negated error code if there can be none.
static inline int cpango_memory_file(const void *bytes, size_t count) {
  int file = (int)syscall(SYS_memfd_create, "font", 1u);
  if (file < 0) return -errno;
  size_t done = 0;
  while (done < count) {
    ssize_t written = write(file, (const char *)bytes + done, count - done);
    if (written <= 0) {
      int code = written < 0 ? errno : EIO;
      close(file);
      return -code;
    }
    done += (size_t)written;
  }
  return file;
}

/// Whether FreeType could not even look at a file.
static inline int cpango_is_unseen(FT_Error error) {
  return error == FT_Err_Out_Of_Memory || error == FT_Err_Cannot_Open_Resource ||
         error == FT_Err_Cannot_Open_Stream;
}

/// Opens a face of a file; what a moment did not give, the next one may.
static inline FT_Error cpango_open_face(FT_Library library, const char *path, FT_Long index,
                                        FT_Face *face) {
  FT_Error error = FT_New_Face(library, path, index, face);
  return cpango_is_unseen(error) ? FT_New_Face(library, path, index, face) : error;
}

/// What the system has not given for a face of the file at `path`; 0 where the file is why there is none, or is
/// not there for this user.
static inline int cpango_lack(FT_Error error, const char *path) {
  if (error == FT_Err_Out_Of_Memory) return ENOMEM;
  if (!cpango_is_unseen(error)) return 0;
  int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file >= 0) {
    close(file);
    return 0;
  }
  return errno == EMFILE || errno == ENFILE || errno == ENOMEM || errno == EIO ? errno : 0;
}

/// Opens a folder; without one, `code` is what the system has not given, or 0 where no folder is there for this
/// user.
static inline GDir *cpango_open_folder(const char *path, int *code) {
  GError *error = NULL;
  GDir *folder = g_dir_open(path, 0, &error);
  *code = 0;
  if (error == NULL) return folder;
  switch (error->code) {
    case G_FILE_ERROR_MFILE: *code = EMFILE; break;
    case G_FILE_ERROR_NFILE: *code = ENFILE; break;
    case G_FILE_ERROR_NOMEM: *code = ENOMEM; break;
    case G_FILE_ERROR_IO: *code = EIO; break;
    default: break;
  }
  g_error_free(error);
  return NULL;
}

/// The next name in a folder; behind the last one, `code` is why there may be more, or 0.
static inline const char *cpango_next_name(GDir *folder, int *code) {
  errno = 0;
  const char *name = g_dir_read_name(folder);
  *code = name == NULL ? errno : 0;
  return name;
}

/// Keeps Fontconfig and Pango from reading what the machine is set to.
///
/// A current configuration that exists is not loaded from files. Pango asks these two variables
/// which language a foreign script in a text is likely to be.
static inline void cpango_ignore_machine(void) {
  FcConfigSetCurrent(FcConfigCreate());
  g_unsetenv("PANGO_LANGUAGE");
  g_unsetenv("LANGUAGE");
}

/// The fonts of a configuration, which may be added to.
///
/// Fontconfig makes the set before it looks for the file, and there is no other way to get one.
static inline FcFontSet *cpango_fonts(FcConfig *config) {
  FcConfigAppFontAddFile(config, (const FcChar8 *)"/dev/null/none");
  return FcConfigGetFonts(config, FcSetApplication);
}

/// Adds a font whose family is a name of ours, so that no other can be meant by it.
///
/// Pango wants to know the format, and cares for no difference between TrueType and CFF.
static inline int cpango_add_font(
    FcFontSet *fonts, const char *family, const char *file, int index, FT_Face face) {
  FcCharSet *characters = FcFreeTypeCharSet(face, NULL);
  if (!characters) return 0;
  FcPattern *pattern = FcPatternBuild(
      NULL, FC_FAMILY, FcTypeString, family, FC_FILE, FcTypeString, file, FC_INDEX, FcTypeInteger,
      index, FC_CHARSET, FcTypeCharSet, characters, FC_WEIGHT, FcTypeInteger, FC_WEIGHT_REGULAR,
      FC_SLANT, FcTypeInteger, FC_SLANT_ROMAN, FC_WIDTH, FcTypeInteger, FC_WIDTH_NORMAL,
      FC_SCALABLE, FcTypeBool, FcTrue, FC_OUTLINE, FcTypeBool, FcTrue, FC_FONTFORMAT, FcTypeString,
      "TrueType", NULL);
  FcCharSetDestroy(characters);
  return pattern && FcFontSetAdd(fonts, pattern);
}

/// Pango asks for emoji by a family of this name, whatever the fonts of the text are. The fonts that
/// show them stand among the settings of the text's axes, as the value of one that no font has.
static inline void cpango_name_emoji(FcPattern *pattern, gpointer data) {
  static const char axis[] = "EMOJ=";
  FcChar8 *family, *settings;
  (void)data;
  if (FcPatternGetString(pattern, FC_FAMILY, 0, &family) != FcResultMatch) return;
  if (strcmp((const char *)family, "emoji") != 0) return;
  if (FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &settings) != FcResultMatch) return;
  FcPatternDel(pattern, FC_FAMILY);
  for (const char *at = strstr((const char *)settings, axis); at; at = strstr(at + 1, axis)) {
    char name[32];
    snprintf(name, sizeof name, "segue-%d", atoi(at + strlen(axis)));
    FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)name);
  }
}

/// A font map that knows the fonts of one configuration.
static inline PangoFontMap *cpango_font_map(FcConfig *config) {
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(map), cpango_name_emoji, NULL, NULL);
  return map;
}

/// The family of a font that was added under a name of ours.
static inline const char *cpango_family(PangoFont *font) {
  FcChar8 *family = NULL;
  if (!font || !PANGO_IS_FC_FONT(font)) return NULL;
  FcPattern *pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(font));
  if (FcPatternGetString(pattern, FC_FAMILY, 0, &family) != FcResultMatch) return NULL;
  return (const char *)family;
}

/// Whether a piece of a line is the dots that stand for what has no room.
static inline int cpango_is_ellipsis(const PangoItem *item) {
  return item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS ? 1 : 0;
}

/// How far it is from a glyph to the next.
static inline int cpango_advance(PangoFont *font, PangoGlyph glyph) {
  PangoRectangle box;
  pango_font_get_glyph_extents(font, glyph, NULL, &box);
  return box.width;
}

/// The weight that a font says it has; 0 if it says nothing.
static inline int cpango_weight(FT_Face face) {
  TT_OS2 *table = (TT_OS2 *)FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  return table ? table->usWeightClass : 0;
}

static inline int cpango_has_axes(FT_Face face) { return FT_HAS_MULTIPLE_MASTERS(face) ? 1 : 0; }
static inline int cpango_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) ? 1 : 0; }

/// Whether a font says that it has glyphs in colors.
static inline int cpango_has_colors(FT_Face face) { return FT_HAS_COLOR(face) ? 1 : 0; }

/// Whether a font has pictures of glyphs in colors.
static inline int cpango_has_color_bitmaps(FT_Face face) {
  return FT_HAS_COLOR(face) && FT_HAS_FIXED_SIZES(face) ? 1 : 0;
}

/// Chooses the largest of a font's sizes; 0 if none can be.
static inline int cpango_select_largest(FT_Face face) {
  int largest = 0;
  for (int i = 1; i < face->num_fixed_sizes; i++)
    if (face->available_sizes[i].y_ppem > face->available_sizes[largest].y_ppem) largest = i;
  return face->num_fixed_sizes > 0 && FT_Select_Size(face, largest) == 0;
}

/// A picture of a glyph in colors; only its extents where the bitmap is not to be decoded.
static const int cpango_load_color = FT_LOAD_COLOR | FT_LOAD_NO_HINTING;
static const int cpango_load_extents =
    FT_LOAD_COLOR | FT_LOAD_NO_HINTING | FT_LOAD_BITMAP_METRICS_ONLY;

/// The measures of a font of pictures stand in its tables only.
typedef struct {
  int units, ascent, descent, gap;
} cpango_measures;

/// What a font says of its lines, from its tables.
static inline cpango_measures cpango_table_measures(FT_Face face) {
  TT_Header *head = (TT_Header *)FT_Get_Sfnt_Table(face, FT_SFNT_HEAD);
  TT_HoriHeader *lines = (TT_HoriHeader *)FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
  cpango_measures result = {0, 0, 0, 0};
  if (!head || !lines) return result;
  result.units = head->Units_Per_EM;
  result.ascent = lines->Ascender;
  result.descent = -lines->Descender;
  result.gap = lines->Line_Gap;
  return result;
}

static inline int cpango_is_italic(FT_Face face) {
  return face->style_flags & FT_STYLE_FLAG_ITALIC ? 1 : 0;
}

static inline void cpango_forget(void *object) {
  if (object) g_object_unref(object);
}

/// Gives an attribute to the bytes from `start` to `end`.
static inline void cpango_insert(
    PangoAttrList *list, PangoAttribute *attribute, unsigned start, unsigned end) {
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert(list, attribute);
}

#endif
