import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import type { Clearing } from './clearing.ts';
import { clearId, cancelClearingId, QUESTION_MS } from './clear-button.ts';
import type { ClearingStore } from './clearing-store.ts';
import { describeClearing } from './describe-clearing.ts';
import { waitForClearing } from './wait-for-clearing.ts';

/** The buttons that confirm or cancel a large deletion. */
export function clearComponents(store: ClearingStore): Component[] {
  return [
    defineComponent({
      id: clearId,
      command: 'clear',
      mayPress: { owner: 'ownerId' },
      lifetimeMs: QUESTION_MS,
      async run(ctx, { id }) {
        const { guildId, locale, update, refuse } = ctx;
        if (!(await store.start(guildId, id))) {
          await refuse(m.clear_over({}, { locale }));
          return;
        }
        await update({ content: m.clear_waiting({}, { locale }), components: [] });
        const clearing = await waitForClearing(store, guildId, id);
        if (clearing === null) return;
        await update({ content: describeClearing(clearing, locale), components: [] });
        removeLater(ctx, clearing);
      },
    }),
    defineComponent({
      id: cancelClearingId,
      noCommand: 'cancelling carries nothing out',
      mayPress: { owner: 'ownerId' },
      lifetimeMs: QUESTION_MS,
      async run({ guildId, locale, update, refuse }, { id }) {
        const isDropped = await store.drop(guildId, id);
        const content = isDropped ? m.clear_kept({}, { locale }) : m.clear_over({}, { locale });
        await (isDropped ? update({ content, components: [] }) : refuse(content));
      },
    }),
  ];
}

/** In memory only: if the process stops before, the reply stays, which does no harm. */
function removeLater({ bot, channelId, messageId }: ComponentContext, { wanted, state }: Clearing): void {
  // Ephemeral replies disappear by themselves, and failures should stay visible.
  if (wanted.commandId === null || messageId === null || state === 'failed') return;
  const remove = () => ignoreErrorCodes([Code.UnknownMessage], bot.api.channels.deleteMessage(channelId, messageId));
  setTimeout(() => void remove().catch(() => {}), bot.noticeMs).unref();
}
