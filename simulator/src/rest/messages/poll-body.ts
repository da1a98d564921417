import { now } from '../../base/clock.ts';
import { type Field, flag, integer, list, shape, snowflake, text } from '../../protocol/form-body.ts';
import type { JsonObject } from '../../base/json.ts';
import { maybe, withoutEmpty } from '../components/fields.ts';

/** Limits from the resource "Poll". */
const ANSWERS_MAX = 10;
const HOURS_MAX = 768;
const HOUR_MS = 3_600_000;

const emoji = shape({ id: maybe(snowflake), name: maybe(text({ max: 32 })) });
const pollBody = shape({
  question: shape({ text: text({ min: 1, max: 300 }) }),
  answers: list(shape({ poll_media: shape({ text: maybe(text({ min: 1, max: 55 })), emoji: maybe(emoji) }) }), {
    min: 1,
    max: ANSWERS_MAX,
  }),
  duration: maybe(integer({ min: 1, max: HOURS_MAX })),
  allow_multiselect: maybe(flag),
  layout_type: maybe(integer({ min: 1, max: 1 })),
});

/** A poll in the message's format: answers are numbered, and it ends after a day by default. */
export const poll: Field<JsonObject> = (value, fail) => {
  const body = pollBody(value, fail);
  return {
    question: { text: body.question.text },
    answers: body.answers.map(({ poll_media: media }, index) => ({
      answer_id: index + 1,
      poll_media: withoutEmpty({ ...media, emoji: media.emoji ? withoutEmpty(media.emoji) : null }),
    })),
    expiry: new Date(now() + (body.duration ?? 24) * HOUR_MS).toISOString(),
    allow_multiselect: body.allow_multiselect ?? false,
    layout_type: 1,
  };
};
