import type { OwnLevel, ShownReward } from '@perigee/core/rewards/levels/endpoints';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { type MoneyWriting, writeMoney } from '../../../economy/index.ts';
import type { LevelsService } from '../levels-service.ts';

/** Rewards listed per reply: the maximum number of rewards would not fit an embed. */
const SHOWN_MAX = 25;

/** Shows what levels bring, and the next one. */
export function levelsCommand(levels: Pick<LevelsService, 'read'>): CommandDefinition {
  return defineCommand({
    name: 'levels',
    category: 'economy',
    takesRemarks: true,
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'levels', description: 'Shows level rewards and your next one', aliases: ['rewards'] },
      ru: {
        name: 'уровни',
        description: 'Показывает награды за уровни и вашу следующую',
        aliases: ['награды'],
      },
    },
    options: [],
    async run({ guildId, user, locale, reply, refuse }) {
      const own = await levels.read(guildId, user.id);
      if (own === null) return refuse(m.levels_off({}, { locale }));
      const writing = { locale, moneySymbol: own.moneySymbol };
      const description = `${describeOwn(own, writing)}\n\n${describeList(own, writing)}`;
      await reply({ embeds: [{ color: ACCENT_COLOR, title: m.levels_title({}, { locale }), description }] });
    },
  });
}

function describeOwn({ level, share, xp, next, nextReward }: OwnLevel, writing: MoneyWriting): string {
  const { locale } = writing;
  const shown = new Intl.NumberFormat(locale);
  const way = m.levels_way(
    { xp: shown.format(xp), next: shown.format(next), level: shown.format(level + 1) },
    { locale },
  );
  const lines = [`**${m.levels_own({ level: shown.format(level) }, { locale })}**`, `${drawBar(share)} ${way}`];
  if (nextReward === null) return lines.join('\n');
  const { reward, left } = nextReward;
  const inputs = { level: shown.format(reward.level), left: shown.format(left), reward: describe(reward, writing) };
  return [...lines, m.levels_next(inputs, { locale })].join('\n');
}

function describeList({ level, rewards }: OwnLevel, writing: MoneyWriting): string {
  const { locale } = writing;
  if (rewards.length === 0) return m.levels_no_rewards({}, { locale });
  // Members look for the rewards ahead; of many, the nearest are shown.
  const first = Math.max(
    0,
    Math.min(rewards.findIndex((reward) => reward.level > level) - 3, rewards.length - SHOWN_MAX),
  );
  const shown = rewards.slice(first, first + SHOWN_MAX);
  const lines = shown.map((reward) => {
    const mark = reward.level <= level ? '✅' : '▫️';
    const name = m.levels_own({ level: new Intl.NumberFormat(locale).format(reward.level) }, { locale });
    return `${mark} **${name}** — ${describe(reward, writing)}`;
  });
  const hidden = rewards.length - shown.length;
  return [...lines, ...(hidden > 0 ? [m.levels_more({ count: hidden }, { locale })] : [])].join('\n');
}

function describe({ role, money, item }: ShownReward, writing: MoneyWriting): string {
  const parts = [
    ...(role === null
      ? []
      : [role.name === null ? m.levels_role_gone({}, { locale: writing.locale }) : `<@&${role.id}>`]),
    ...(money > 0 ? [writeMoney(money, writing)] : []),
    ...(item === '' ? [] : [escapeText(item)]),
  ];
  return parts.join(', ');
}

const CELLS = 12;

/** Progress as text: `▰▰▰▱▱▱▱▱▱▱▱▱`. @param share from 0 to 1. */
function drawBar(share: number): string {
  const full = Math.min(CELLS, Math.max(0, Math.floor(share * CELLS)));
  return '▰'.repeat(full) + '▱'.repeat(CELLS - full);
}
