import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodEndpoints, automodSwitchEndpoints } from '@perigee/core/moderation/automod/endpoints';
import type { Punishment } from '@perigee/core/moderation/punishments/punishment';
import { DEFAULT_MODERATION, type Moderation } from '@perigee/core/moderation/punishments/schema';
import { SECTIONS, type SectionName } from '@perigee/core/community/settings/sections';
import type { ApiClient, Reply } from '../api-client.ts';
import type { GuildFixture, PersonFixture } from '../fixtures.ts';

const DAY_MS = 86_400_000;

type Words = Automod['words'];

/** A rule that is on and punishes. */
export function punishing(punishment: Partial<Punishment>, changes: Partial<Words> = {}): Words {
  const { words } = DEFAULT_AUTOMOD;
  return { ...words, enabled: true, punishment: { ...words.punishment, enabled: true, ...punishment }, ...changes };
}

/** A ban for a week. */
export const BAN = { type: 'ban', duration: 7 * DAY_MS } as const;

/** The settings of moderation with these steps for numbers of warnings, bans unless they say otherwise. */
export function withLadder(steps: Record<number, Partial<Punishment>>): Moderation {
  const warnsPunishments = Object.entries(steps).map(([warns, punishment]) => {
    return { warns: Number(warns), punishment: { type: 'ban' as const, duration: 0, reason: '', ...punishment } };
  });
  return { ...DEFAULT_MODERATION, warnsPunishments };
}

/** Saves sections that punish, as different people. */
export function saver(api: ApiClient, { id }: GuildFixture) {
  const params = { guildId: id };
  const save = (name: SectionName, { token }: PersonFixture, body: unknown) => {
    const { save: endpoint } = SECTIONS[name];
    if (endpoint === null) throw new Error(`${name} has no call of its own`);
    return api.call(token, endpoint, { params, body });
  };
  return {
    automod: (by: PersonFixture, automod: Partial<Automod>) => save('automod', by, { ...DEFAULT_AUTOMOD, ...automod }),
    words: ({ token }: PersonFixture, body: Words) => api.call(token, automodEndpoints.words, { params, body }),
    switchOn: ({ token }: PersonFixture) =>
      api.call(token, automodSwitchEndpoints.switch, { params, body: { rules: ['words'], enabled: true } }),
    ladder: (by: PersonFixture, moderation: Moderation) => save('moderation', by, moderation),
  };
}

/** The refusal of a punishment that the person cannot give themselves. */
export const refusedFor = (path: string, permission: string) => ({
  status: 400,
  body: { issues: [{ path, code: 'punishmentBeyondYou', params: { permission } }] },
});
/** The statuses of replies, in their order. */
export const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status);
