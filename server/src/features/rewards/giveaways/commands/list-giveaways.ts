import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import type { CommandContext, CommandContextOf } from '../../../../bot/command-context.ts';
import { type MoneyWriting, moneyWritingOf } from '../../../economy/index.ts';
import { shownPrize } from '../drawing/describe-result.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayRecord } from '../record.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import type { GIVEAWAY_NUMBER_OPTION } from './options.ts';
import { resolveGiveaway } from './resolve-giveaway.ts';

/** How many entrants a reply names at most. */
const NAMED_MAX = 50;

/** Lists the giveaways that are not over, one per line. */
export async function listByCommand({ db, entries }: GiveawayDeps, ctx: CommandContext): Promise<void> {
  const { guildId, locale, reply } = ctx;
  const writing = moneyWritingOf(ctx);
  const open = await giveawayStore.listOpen(db, guildId);
  const counts = await entries.countAll(
    guildId,
    open.map(({ id }) => id),
  );
  const lines = open.map((giveaway) => {
    const shown = m.giveaway_entries({ count: counts.get(giveaway.id) ?? 0 }, { locale });
    const { number, about } = giveaway;
    return m.giveaway_list_line(
      { number, prize: shownPrize(about, writing), state: stateOf(giveaway, writing), entries: shown },
      { locale },
    );
  });
  const description = lines.length === 0 ? m.giveaway_list_empty({}, { locale }) : lines.join('\n');
  await reply({ embeds: [{ color: ACCENT_COLOR, title: m.giveaway_list_title({}, { locale }), description }] });
}

function stateOf({ state, endsAt }: GiveawayRecord, { locale }: MoneyWriting): string {
  if (state === 'draft') return m.giveaway_draft({}, { locale });
  if (state === 'paused' || endsAt === null) return m.giveaway_paused({}, { locale });
  return time(Math.round(endsAt.getTime() / 1000), TimestampStyles.RelativeTime);
}

/** Lists who entered the giveaway the command refers to. */
export async function entrantsByCommand(
  deps: GiveawayDeps,
  ctx: CommandContextOf<readonly [typeof GIVEAWAY_NUMBER_OPTION]>,
): Promise<void> {
  const { locale, reply, refuse } = ctx;
  const found = await resolveGiveaway(deps, ctx, ['running', 'paused']);
  if ('refusal' in found) return refuse(found.refusal);
  const { value: giveaway } = found;
  const [page, count] = await Promise.all([
    deps.entries.page(giveaway, null, NAMED_MAX),
    deps.entries.count(deps.db, giveaway),
  ]);
  const more = count - page.length;
  const lines = [
    page.length === 0
      ? m.giveaway_entrants_none({}, { locale })
      : page.map(({ userId }) => userMention(userId)).join(', '),
    ...(more > 0 ? [m.giveaway_entrants_more({ count: new Intl.NumberFormat(locale).format(more) }, { locale })] : []),
  ];
  const title = m.giveaway_entrants_title({ number: giveaway.number }, { locale });
  await reply({ embeds: [{ color: ACCENT_COLOR, title, description: lines.join('\n') }] });
}
