// The parts of FFmpeg that SegueVideo speaks to, and the macros that Swift cannot see.
//
// FFmpeg brings some 130 libraries, which take longer to load than a small picture takes to draw. So
// nothing is linked with it: its functions are found when the first movie is made or read, in the
// libraries whose headers this file was compiled with.

#ifndef SEGUE_CFFMPEG_H
#define SEGUE_CFFMPEG_H

#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
#include <libavformat/avformat.h>
#include <libavutil/dict.h>
#include <libavutil/frame.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>

// Every function that is called, passed to FUNCTION.
#define CFFMPEG_EACH(FUNCTION) \
  FUNCTION(av_bsf_alloc) \
  FUNCTION(av_bsf_free) \
  FUNCTION(av_bsf_get_by_name) \
  FUNCTION(av_bsf_init) \
  FUNCTION(av_bsf_receive_packet) \
  FUNCTION(av_bsf_send_packet) \
  FUNCTION(av_buffer_create) \
  FUNCTION(av_buffer_get_ref_count) \
  FUNCTION(av_chroma_location_name) \
  FUNCTION(av_color_primaries_name) \
  FUNCTION(av_color_range_name) \
  FUNCTION(av_color_space_name) \
  FUNCTION(av_color_transfer_name) \
  FUNCTION(av_dict_free) \
  FUNCTION(av_dict_get) \
  FUNCTION(av_dict_set) \
  FUNCTION(av_find_best_stream) \
  FUNCTION(av_frame_alloc) \
  FUNCTION(av_frame_free) \
  FUNCTION(av_frame_get_buffer) \
  FUNCTION(av_frame_unref) \
  FUNCTION(av_free) \
  FUNCTION(av_get_pix_fmt_name) \
  FUNCTION(av_image_get_linesize) \
  FUNCTION(av_log_format_line2) \
  FUNCTION(av_log_set_callback) \
  FUNCTION(av_malloc) \
  FUNCTION(av_mallocz) \
  FUNCTION(av_new_packet) \
  FUNCTION(av_opt_set) \
  FUNCTION(av_packet_alloc) \
  FUNCTION(av_packet_free) \
  FUNCTION(av_packet_get_side_data) \
  FUNCTION(av_packet_new_side_data) \
  FUNCTION(av_packet_rescale_ts) \
  FUNCTION(av_packet_unref) \
  FUNCTION(av_pix_fmt_desc_get) \
  FUNCTION(av_read_frame) \
  FUNCTION(av_strdup) \
  FUNCTION(av_strerror) \
  FUNCTION(av_stream_get_side_data) \
  FUNCTION(av_write_frame) \
  FUNCTION(av_write_trailer) \
  FUNCTION(avcodec_alloc_context3) \
  FUNCTION(avcodec_descriptor_get) \
  FUNCTION(avcodec_find_decoder) \
  FUNCTION(avcodec_find_decoder_by_name) \
  FUNCTION(avcodec_find_encoder_by_name) \
  FUNCTION(avcodec_free_context) \
  FUNCTION(avcodec_get_class) \
  FUNCTION(avcodec_get_name) \
  FUNCTION(avcodec_open2) \
  FUNCTION(avcodec_parameters_from_context) \
  FUNCTION(avcodec_parameters_to_context) \
  FUNCTION(avcodec_profile_name) \
  FUNCTION(avcodec_receive_frame) \
  FUNCTION(avcodec_receive_packet) \
  FUNCTION(avcodec_send_frame) \
  FUNCTION(avcodec_send_packet) \
  FUNCTION(avformat_alloc_context) \
  FUNCTION(avformat_alloc_output_context2) \
  FUNCTION(avformat_close_input) \
  FUNCTION(avformat_find_stream_info) \
  FUNCTION(avformat_free_context) \
  FUNCTION(avformat_get_class) \
  FUNCTION(avformat_new_stream) \
  FUNCTION(avformat_open_input) \
  FUNCTION(avformat_write_header) \
  FUNCTION(avio_alloc_context) \
  FUNCTION(avio_context_free) \
  FUNCTION(avio_flush)

// The functions, each under its own name.
struct cffmpeg {
#define CFFMPEG_MEMBER(name) __typeof__(name) *_Nonnull name;
  CFFMPEG_EACH(CFFMPEG_MEMBER)
#undef CFFMPEG_MEMBER
};

// Loads the libraries, to be called once. Returns null and the loader's words where they are not
// there, or lack a function.
const struct cffmpeg *_Nullable cffmpeg_load(const char *_Nullable *_Nonnull complaint);

static const int cffmpeg_try_again = AVERROR(EAGAIN);
static const int cffmpeg_end = AVERROR_EOF;
static const int cffmpeg_input_output = AVERROR(EIO);
static const int cffmpeg_no_memory = AVERROR(ENOMEM);
static const int cffmpeg_invalid_data = AVERROR_INVALIDDATA;
static const int64_t cffmpeg_no_time = AV_NOPTS_VALUE;
static const int cffmpeg_no_seeking = AVERROR(ENOSYS);

#endif
