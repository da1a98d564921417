import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { memberLine } from './draw-members.ts';
import type { DrawEvent } from './drawing.ts';
import { channelText, line } from './words.ts';

/** How a member who joined a voice channel reads in the log. */
export const drawVoiceJoin: DrawEvent<'voiceJoin'> = ({ target, channel }, view) => ({
  tone: 'made',
  lines: [memberLine(target, view), channel && line(m.log_channel({}, { locale: view.locale }), channelText(channel))],
});

/** How a member who left a voice channel reads in the log. */
export const drawVoiceLeave: DrawEvent<'voiceLeave'> = ({ target, channel, details: { durationMs } }, view) => {
  const { locale } = view;
  return {
    tone: 'gone',
    lines: [
      memberLine(target, view),
      channel && line(m.log_channel({}, { locale }), channelText(channel)),
      line(m.log_stayed({}, { locale }), durationMs === null ? null : writeDuration(durationMs, locale)),
    ],
  };
};

/** How a member who switched voice channels reads in the log. */
export const drawVoiceMove: DrawEvent<'voiceMove'> = ({ target, channel, details: { from } }, view) => {
  const { locale } = view;
  return {
    tone: 'changed',
    lines: [
      memberLine(target, view),
      line(m.log_from({}, { locale }), channelText(from)),
      channel && line(m.log_to({}, { locale }), channelText(channel)),
    ],
  };
};
