import { cutText } from '@perigee/core/base/text/cut';
import { SNAPSHOT_MAX } from '@perigee/core/moderation/cases/limits';
import { PUNISHMENT_TYPES } from '@perigee/core/moderation/punishments/punishment';
import type { APIMessage } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import type { CommandContext } from '../../../../bot/command-context.ts';
import type { OptionsOf } from '../../../../bot/options/option-values.ts';
import type {
  DELETE_OPTION,
  DURATION_OPTION,
  EVIDENCE_OPTION,
  PUNISH_REASON_OPTION,
  SILENT_OPTION,
} from './punish-options.ts';

export const ORDER_TYPES = [...PUNISHMENT_TYPES, 'softban'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** An order without its members. */
export const orderDetails = z.object({
  type: z.enum(ORDER_TYPES),
  reason: z.string(),
  durationMs: z.exactOptional(z.number()),
  deleteSeconds: z.exactOptional(z.number()),
  isSilent: z.exactOptional(z.boolean()),
  message: z.exactOptional(z.object({ channelId: z.string(), id: z.string(), text: z.string() })),
  files: z.array(z.object({ name: z.string(), url: z.string(), size: z.number() })),
});
export type OrderDetails = z.infer<typeof orderDetails>;

const DAY_SECONDS = 86_400;

/** A command that orders something takes some of these options. */
export type OrderContext = CommandContext & {
  options: Partial<
    OptionsOf<
      readonly [
        typeof DURATION_OPTION,
        typeof DELETE_OPTION,
        typeof PUNISH_REASON_OPTION,
        typeof EVIDENCE_OPTION,
        typeof SILENT_OPTION,
      ]
    >
  >;
};

/** Reads the details from the command's options. A mute without a time lasts as long as the server says. */
export function detailsOf({ options, target, settings }: OrderContext, type: OrderType): OrderDetails {
  const { reason = '', duration, delete: days, evidence = [], silent } = options;
  const durationMs = duration ?? (type === 'mute' && settings.muteDuration > 0 ? settings.muteDuration : undefined);
  return {
    type,
    reason,
    ...(durationMs !== undefined && durationMs !== Infinity && { durationMs }),
    ...(silent === true && { isSilent: true }),
    ...(days !== undefined && { deleteSeconds: days * DAY_SECONDS }),
    ...aboutMessage(target),
    files: [...evidence],
  };
}

/** The message a case is about, with its current text; without text, its file names. */
export function aboutMessage(target: APIMessage | null): Pick<OrderDetails, 'message'> {
  if (target === null) return {};
  const { id, channel_id: channelId, content, attachments } = target;
  const text = content === '' ? attachments.map(({ filename }) => filename).join(', ') : content;
  return { message: { channelId, id, text: cutText(text, SNAPSHOT_MAX) } };
}
