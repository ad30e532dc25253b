// The parts of FFmpeg that MediaCoding speaks to, and the macros that Swift cannot see.

#include <libavcodec/avcodec.h>
#include <libavcodec/bsf.h>
#include <libavformat/avformat.h>
#include <libavutil/dict.h>
#include <libavutil/frame.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>

static const int cffmpeg_try_again = AVERROR(EAGAIN);
static const int cffmpeg_end = AVERROR_EOF;
static const int cffmpeg_input_output = AVERROR(EIO);
static const int cffmpeg_no_memory = AVERROR(ENOMEM);
static const int cffmpeg_no_seeking = AVERROR(ENOSYS);
