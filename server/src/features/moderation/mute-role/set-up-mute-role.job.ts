import type { Locale } from '@perigee/core/base/locales/locales';
import { type APIGuildChannel } from 'discord-api-types/v10';
import { m } from '#texts';
import { unmarkedText } from '../../../texts/people-text.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../bot/define-job.ts';
import type { Db } from '../../../database/database.ts';
import { platformProblem } from '../../../discord/platform-problem.ts';
import { AppError } from '../../../errors/app-error.ts';
import { type GuildDirectory, nameForReason, type SettingsService } from '../../community/index.ts';
import { closeChannel, type Closing, isCategory, isClosed, openClosing, reachedChannel } from './close-channels.ts';
import { roleOf } from './make-mute-role.ts';
import { setUpMuteRoleJob } from './mute-role-jobs.ts';
import type { MuteChannelStore } from './mute-channel-store.ts';
import type { MuteRoleStore, MuteSetup } from './mute-role-store.ts';

interface Dependencies {
  db: Db;
  store: MuteRoleStore;
  channels: MuteChannelStore;
  settings: SettingsService;
  directory: Pick<GuildDirectory, 'nameOf'>;
}

/** Creates the mute role if requested, and denies it channel by channel. Skips channels that are already done. */
export function setUpMuteRole({ db, store, channels, settings, directory }: Dependencies): Job {
  return defineJob(setUpMuteRoleJob, {
    failsWithoutAccess: true,
    async perform(ctx, { id }, { guildId }) {
      const setup = await store.find(guildId);
      if (setup === null || setup.id !== id || setup.state !== 'running') return;
      try {
        const { language } = await ctx.settings.get(guildId);
        const reason = await reasonOf(directory, guildId, setup, language.interface);
        const roleId = await roleOf({ api: ctx.api, store, guildId, reason }, setup);
        await choose(ctx, { settings, store }, { guildId, roleId, setup });
        await closeAll({ store, channels }, await openClosing(ctx.api, { guildId, roleId, botId: ctx.botId, reason }));
      } catch (error) {
        if (error instanceof AppError && error.code === 'invalid') {
          await store.end(db, guildId, { id, problem: error.message });
          return;
        }
        await store.noteProblem(guildId, platformProblem(error));
        throw error;
      }
    },
    settle: async (tx, { id }, { guildId, problem }) => {
      await store.end(tx, guildId, { id, problem });
    },
  });
}

/** The audit log reason, with whoever started the set-up. */
async function reasonOf(
  directory: Dependencies['directory'],
  guildId: string,
  { startedBy }: MuteSetup,
  locale: Locale,
): Promise<string> {
  const cause = m.mute_role_reason({}, { locale });
  const name = await nameForReason(directory, guildId, startedBy);
  return name === null ? cause : m.audit_set_by({ cause, name: unmarkedText(name) }, { locale });
}

async function choose(
  { bus }: BotContext,
  { settings, store }: Pick<Dependencies, 'settings' | 'store'>,
  { guildId, roleId, setup }: { guildId: string; roleId: string; setup: MuteSetup },
): Promise<void> {
  if (setup.isSaved) return;
  // The site's cached guild data may predate the new role.
  await bus.publish('guild', guildId);
  await settings.change(
    { guildId, savedBy: setup.startedBy, caller: null },
    {
      section: 'moderation',
      slice: { of: ({ muteRole }) => muteRole, positionIn: () => 'muteRole' },
      next: (current) => ({ ...current, muteRole: roleId }),
    },
  );
  await store.change(guildId, { isSaved: true });
}

/** Categories first: synced channels inherit the change and stay synced. */
async function closeAll(stores: Pick<Dependencies, 'store' | 'channels'>, closing: Closing): Promise<void> {
  const { api, guildId } = closing;
  const channels = await api.guilds.getChannels(guildId);
  await stores.store.change(guildId, { total: channels.length });
  const isAnyWritten = await closeEach(stores.channels, closing, channels.filter(isCategory));
  const left = isAnyWritten ? await api.guilds.getChannels(guildId) : channels;
  await closeEach(
    stores.channels,
    closing,
    left.filter((channel) => !isCategory(channel)),
  );
}

/** Whether any of them needed a change. */
async function closeEach(store: MuteChannelStore, closing: Closing, channels: APIGuildChannel[]): Promise<boolean> {
  const open = channels.filter((channel) => !isClosed(closing, channel));
  const closed = channels.filter((channel) => !open.includes(channel));
  await store.reached(
    closing.guildId,
    closed.map((channel) => reachedChannel(channel)),
  );
  for (const channel of open) await store.reached(closing.guildId, [await closeChannel(closing, channel)]);
  return open.length > 0;
}
