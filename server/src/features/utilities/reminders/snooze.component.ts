import { snowflake } from '@perigee/core/base/ids/snowflake';
import type { Locale } from '@perigee/core/base/locales/locales';
import { readTime } from '@perigee/core/base/reading/time';
import { time, TimestampStyles } from '@discordjs/formatters';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import { m } from '#texts';
import { type ComponentState, stateId } from '../../../bot/component-states/component-state.ts';
import { customId } from '../../../bot/components/custom-id.ts';
import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import { type ReminderStore, REMINDERS_MAX } from './reminder-store.ts';

const DAY_MS = 86_400_000;

const snoozed = z.object({ text: z.string() });

/** A delivered reminder that can come again later. */
export const snoozeState: ComponentState<z.infer<typeof snoozed>> = {
  name: 'reminders.snooze',
  schema: snoozed,
  lifetimeMs: 7 * DAY_MS,
};

/** What the buttons offer, as it is read. */
const OFFERED = ['10m', '1h', 'tomorrow 9:00'] as const;
type Offered = (typeof OFFERED)[number];

const LABELS: Record<Offered, (inputs: object, options: { locale: Locale }) => string> = {
  '10m': m.snooze_minutes,
  '1h': m.snooze_hour,
  'tomorrow 9:00': m.snooze_tomorrow,
};

/** The texts have colons, which ids have not. */
const snoozeId = customId({
  feature: 'reminders',
  action: 'snooze',
  version: 1,
  args: { snoozeId: stateId, ownerId: snowflake, until: z.enum(['0', '1', '2']) },
});

/** Buttons that bring a delivered reminder back later, for its owner. */
export function snoozeButtons(args: { snoozeId: string; ownerId: string }, locale: Locale) {
  const until = ['0', '1', '2'] as const;
  return {
    type: ComponentType.ActionRow as const,
    components: OFFERED.map((offered, index) => ({
      type: ComponentType.Button as const,
      style: ButtonStyle.Secondary as const,
      label: LABELS[offered]({}, { locale }),
      custom_id: snoozeId.write({ ...args, until: until[index] ?? '0' }),
    })),
  };
}

/** Sets a delivered reminder once more. */
export function snoozeReminder(store: ReminderStore): Component {
  return defineComponent({
    id: snoozeId,
    mayPress: { owner: 'ownerId' },
    lifetimeMs: snoozeState.lifetimeMs,
    command: 'remind',
    state: { kind: snoozeState, id: 'snoozeId' },
    async run(ctx, { snoozeId: id, until }, { text }) {
      const { guildId, channelId, user, settings, locale, update, replyPrivately, refuse } = ctx;
      const nowMs = Date.now();
      const read = readTime(OFFERED[Number(until)] ?? '', { nowMs, zone: settings.timeZone.zone });
      if (read.kind !== 'read' || read.value.kind === 'endless') throw new Error('unreadable snooze');
      const dueAt = new Date(read.value.kind === 'moment' ? read.value.at : nowMs + read.value.ms);
      // The id of the state, so that a reminder is snoozed once, whichever buttons are pressed.
      const kept = await store.add({ id, guildId, userId: user.id, channelId, text, dueAt });
      if (kept === null) return refuse(m.remind_too_many({ max: REMINDERS_MAX }, { locale }));
      const seconds = Math.round(kept.dueAt.getTime() / 1000);
      const moment = time(seconds, TimestampStyles.LongDateShortTime);
      const relative = time(seconds, TimestampStyles.RelativeTime);
      await update({ components: [] });
      return replyPrivately({ content: m.remind_set({ number: kept.number, moment, relative }, { locale }) });
    },
  });
}
