import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import type { Moderation } from '@perigee/core/moderation/punishments/schema';
import type { PunishmentType } from '@perigee/core/moderation/punishments/punishment';
import { expect } from 'vitest';
import type { ApiClient } from '../api-client.ts';
import { openChat } from '../chat.ts';
import type { GuildFixture } from '../fixtures.ts';
import { DONE_WITHIN_MS, openPunishing, saveModeration } from '../punishing.ts';
import type { World } from '../world.ts';
import { hitsOf } from './automod-records.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };

interface ChainStart {
  /** What the rule itself does to the member, besides deleting the message. */
  rule: PunishmentType | null;
  ladder?: Moderation['warnsPunishments'];
}

/** A member breaks a rule; moderators work with the entry of the hit in the log. */
export function openChain(place: ChainPlace) {
  return { ...openPresses(place), ...openLooks(place) };
}

interface ChainPlace {
  world: World;
  api: ApiClient;
  guild: GuildFixture;
}

/** The log entry of the hit, while it has its controls. */
function entryIn({ world, guild }: Omit<ChainPlace, 'api'>) {
  return world.simulator.world
    .messages(guild.channelId)
    .find(({ components }) => JSON.stringify(components).includes('automod:wrong'));
}

function openPresses({ world, api, guild }: ChainPlace) {
  const chat = openChat(world, guild);
  const { settled } = openLooks({ world, guild });
  const entry = () => entryIn({ world, guild });
  const idOf = (action: string) =>
    new RegExp(`automod:${action}:[^"]+`).exec(JSON.stringify(entry()?.components))?.[0] ?? '';
  return {
    chat,
    shown: () => JSON.stringify([entry()?.embeds, entry()?.components]),
    async begin({ rule, ladder = [] }: ChainStart) {
      await saveModeration(api, guild, { automodLog: guild.channelId, useTimeout: true, warnsPunishments: ladder });
      const body = {
        ...DEFAULT_AUTOMOD.words,
        enabled: true,
        options: { words: ['spam'], match: 'whole' as const },
        punishment: {
          enabled: rule !== null,
          type: rule ?? 'warn',
          duration: rule === 'mute' ? 600_000 : 0,
          reason: '',
        },
      };
      await api.call(guild.owner.token, automodEndpoints.words, { params: { guildId: guild.id }, body });
      chat.say('spam');
      await expect.poll(entry, WITHIN).toBeDefined();
      await settled();
    },
    /** Presses Stricter, and waits for what follows. */
    async escalate() {
      const pressed = idOf('harsher');
      await chat.press(entry()?.id ?? '', pressed, guild.owner.id);
      await settled();
    },
    /** Presses “Mark as a mistake”; the question is a private message of the bot. */
    async askToUndo(personId = guild.owner.id) {
      await chat.press(entry()?.id ?? '', idOf('wrong'), personId);
      const question = () =>
        world.simulator.world
          .messages(guild.channelId)
          .findLast(({ components }) => JSON.stringify(components).includes('automod:undo'));
      await expect.poll(question, WITHIN).toBeDefined();
      const { id = '', content = '', components = [] } = question() ?? {};
      return { id, content, button: /automod:undo:[^"]+/.exec(JSON.stringify(components))?.[0] ?? '' };
    },
    async undoOnSite() {
      const [{ id } = { id: '' }] = await hitsOf(world, guild);
      return api.call(guild.owner.token, automodSiteEndpoints.wrong, { params: { guildId: guild.id, hitId: id } });
    },
  };
}

function openLooks({ world, guild }: Omit<ChainPlace, 'api'>) {
  const punishing = openPunishing(world, guild);
  const cases = async () => {
    const found = await Promise.all((await punishing.numbers()).map((number) => punishing.find(number)));
    return found.flatMap((each) => each ?? []);
  };

  return {
    punishing,
    cases,
    /** Waits until no case is under way. */
    async settled() {
      await expect.poll(async () => (await cases()).some(({ state }) => state === 'pending'), WITHIN).toBe(false);
    },
    /** The member's state on the platform; null for a timeout that is over. */
    async onPlatform() {
      const isBanned = world.simulator.world.isBanned(guild.id, guild.member.id);
      const member = await world.services.api.guilds.getMember(guild.id, guild.member.id).catch(() => null);
      const until = member?.communication_disabled_until ?? null;
      return { isBanned, isHere: member !== null, isTimedOut: until !== null && Date.parse(until) > Date.now() };
    },
    /** The bot's quotes of the deleted message. */
    restored: () =>
      openChat(world, guild)
        .answers()
        .filter(({ content }) => content.includes('deleted by mistake')),
  };
}
