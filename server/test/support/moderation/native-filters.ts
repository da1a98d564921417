import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { nativeEndpoints, type NativeState } from '@perigee/core/moderation/automod/native/endpoints';
import type { NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../api-client.ts';
import type { GuildFixture } from '../fixtures.ts';
import { DONE_WITHIN_MS } from '../punishing.ts';
import type { World } from '../world.ts';

const reply = nativeEndpoints.read.schema.response[200];

type Input = Omit<Partial<Automod[NativeRuleKey]>, 'options'> & { options?: object };

/** A guild's rules that are mirrored to the platform's AutoMod. */
export function openFilters({ simulator }: Pick<World, 'simulator'>, api: ApiClient, guild: GuildFixture) {
  const params = { guildId: guild.id };
  const state = async (rule: NativeRuleKey = 'words'): Promise<NativeState | undefined> => {
    const { body } = await api.call(guild.owner.token, nativeEndpoints.read, { params });
    return z.parse(reply, body).find((found) => found.rule === rule);
  };
  return {
    state,
    /** Waits until a rule reaches that state. */
    async becomes(requested: NativeState['state'], rule: NativeRuleKey = 'words') {
      await expect.poll(() => state(rule), { timeout: DONE_WITHIN_MS }).toMatchObject({ state: requested });
    },
    /** Saves an enabled and mirrored rule with some changes. */
    async save(rule: NativeRuleKey, { options = {}, ...changes }: Input = {}) {
      const words = rule === 'words' ? { words: ['spam'] } : {};
      const body = {
        ...DEFAULT_AUTOMOD[rule],
        enabled: true,
        ...changes,
        options: { ...DEFAULT_AUTOMOD[rule].options, ...words, native: true, ...options },
      };
      const { status } = await api.call(guild.owner.token, automodEndpoints[rule], { params, body });
      expect(status).toBe(200);
    },
    restore: (rule: NativeRuleKey = 'words', token = guild.owner.token) =>
      api.call(token, nativeEndpoints.restore, { params: { ...params, rule } }),
    /** The problems shown on the overview page. */
    async problems() {
      const { body } = await api.call(guild.owner.token, overviewEndpoints.read, { params });
      return overviewEndpoints.read.schema.response[200].parse(body).problems;
    },
    /** The rules on the platform. */
    onPlatform: () => simulator.world.automodRules(guild.id),
    calls: (method: string) =>
      simulator.world
        .requests()
        .filter((call) => call.method === method && call.path.includes(`${guild.id}/auto-moderation/rules`)),
  };
}
