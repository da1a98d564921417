import { clientSeedSchema } from '@perigee/core/games/seeds';
import * as z from 'zod/mini';
import { m } from '#texts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import { defineOption } from '../../../../bot/define-command.ts';
import type { GameDeps } from '../game-deps.ts';
import { seedStore } from '../stores/seed-store.ts';

export const SEED_OPTION = defineOption({
  key: 'seed',
  type: 'string',
  required: false,
  config: {
    en: { name: 'seed', description: 'Your own seed for future rounds' },
    ru: { name: 'сид', description: 'Ваш сид для будущих раундов' },
  },
});

/** Shows what is public of a member's next seed, and changes their client seed. */
export async function seedByCommand(
  { db, seeds }: Pick<GameDeps, 'db' | 'seeds'>,
  ctx: CommandContextOf<readonly [typeof SEED_OPTION]>,
): Promise<void> {
  const { guildId, user, options, locale, reply, refuse } = ctx;
  const { seed: written } = options;
  const member = { guildId, userId: user.id };
  const chosen = written === undefined ? null : z.safeParse(clientSeedSchema, written);
  if (chosen?.success === false) return refuse(m.games_seed_invalid({}, { locale }));

  await seedStore.provide(db, member, seeds.make(guildId));
  if (chosen !== null) await seedStore.setClientSeed(db, member, chosen.data);
  const next = await seedStore.find(db, member);
  if (next === null) throw new Error('a member has no seed to show');
  const { nonce, commitment, clientSeed: seed } = next;
  const shown = m.games_seed_now({ nonce, commitment, seed }, { locale });
  await reply({ content: chosen === null ? shown : `${m.games_seed_changed({ seed }, { locale })}\n${shown}` });
  return undefined;
}
