import { generalSection } from '@perigee/core/community/general/section';
import { couponRulesSection } from '@perigee/core/rewards/coupons/section';
import type { ApiClient } from './api-client.ts';
import { buildGeneral } from './fixtures.ts';
import { openModerating } from './moderation/moderating.ts';
import type { World } from './world.ts';

/** A server with members of several names, its moderators, and people who have money. */
export function openNamed(world: World) {
  const moderating = openModerating(world);
  const { control, guild } = moderating;
  const join = (username: string, globalName?: string) => {
    const id = control.createPerson({ username, ...(globalName !== undefined && { globalName }) });
    control.addMember(guild.id, id);
    return id;
  };
  const { ledger } = world.services;
  return {
    ...moderating,
    owners: moderating.chatOf(guild.owner),
    join,
    give: (userId: string, balance: number) => ledger.change({ guildId: guild.id, userId, kind: 'demo', balance }),
    balanceOf: async (userId: string) => (await ledger.holdings(guild.id, userId))?.balance ?? 0,
    letGift: (api: ApiClient) =>
      api.call(guild.owner.token, couponRulesSection.save, {
        params: { guildId: guild.id },
        body: { byMembers: true, total: { min: 10, max: 400 } },
      }),
    speakRussian: (api: ApiClient) =>
      api.call(guild.owner.token, generalSection.save, {
        params: { guildId: guild.id },
        body: buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } }),
      }),
    /** What a question offers: the values of its select, or the people on its buttons. */
    offeredIn: (messageId: string) => {
      const message = control.messages(guild.channelId).find(({ id }) => id === messageId);
      const text = JSON.stringify(message?.components ?? []);
      const pressed = [...text.matchAll(/"custom_id":"(commands:who:[^"]*:(\d+))"/g)];
      return {
        selectId: /"custom_id":"(commands:whom:[^"]*)"/.exec(text)?.[1] ?? '',
        values: [...text.matchAll(/"value":"(\d+)"/g)].map(([, value = '']) => value),
        about: [...text.matchAll(/"description":"([^"]+)"/g)].map(([, about = '']) => about),
        buttons: new Map(pressed.map(([, customId = '', personId = '']) => [personId, customId])),
      };
    },
  };
}

/** Answers without mentions, which differ from run to run. */
export const plain = (content: string) => content.replaceAll(/<@&?\d+>/g, '<@>');
