import { CLEARED_UNCONFIRMED } from '@perigee/core/moderation/cases/limits';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { refuseToPost } from '../../../../bot/commands/refuse-to-post.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { idOfInvocation } from '../../../../bot/id-of-invocation.ts';
import { clearId, cancelClearingId } from './clear-button.ts';
import { CLEAR_OPTIONS } from './clear-options.ts';
import type { ClearingStore } from './clearing-store.ts';
import { describeClearing } from './describe-clearing.ts';
import { readClearFilter } from './read-wanted.ts';
import { waitForClearing } from './wait-for-clearing.ts';

/** Deletes the newest messages of a channel, all or some. Above fifty, a button asks for confirmation. */
export function clearCommand(store: ClearingStore): CommandDefinition {
  return defineCommand({
    name: 'clear',
    category: 'moderation',
    config: {
      en: { name: 'clear', description: 'Deletes messages in this channel', aliases: ['purge', 'prune'] },
      ru: { name: 'очистить', description: 'Удаляет сообщения в этом канале', aliases: ['очистка', 'удалить'] },
    },
    options: CLEAR_OPTIONS,
    defaultMemberPermissions: ['ManageMessages'],
    isEphemeral: true,
    async run(ctx) {
      const { guildId, channelId, user, invocationId, locale, notify, refuse } = ctx;
      if (await refuseToPost(ctx, ['ViewChannel', 'ReadMessageHistory', 'ManageMessages'])) return;
      const filter = readClearFilter(ctx);
      if (typeof filter === 'string') {
        await refuse(filter);
        return;
      }
      const id = idOfInvocation('clearing', invocationId);
      await store.ask({ guildId, id, channelId, moderatorId: user.id, wanted: filter });
      if (filter.count > CLEARED_UNCONFIRMED) {
        await askFirst(ctx, id, filter.count);
        return;
      }
      await store.start(guildId, id);
      const clearing = await waitForClearing(store, guildId, id);
      if (clearing === null) return;
      const content = describeClearing(clearing, locale);
      await (clearing.state === 'failed' ? refuse(content) : notify(content));
    },
  });
}

async function askFirst({ user, locale, reply }: CommandContext, id: string, count: number): Promise<void> {
  const args = { ownerId: user.id, id };
  await reply({
    content: m.clear_question({ count }, { locale }),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Danger,
            label: m.clear_yes({}, { locale }),
            custom_id: clearId.write(args),
          },
          {
            type: ComponentType.Button,
            style: ButtonStyle.Secondary,
            label: m.clear_no({}, { locale }),
            custom_id: cancelClearingId.write(args),
          },
        ],
      },
    ],
  });
}
