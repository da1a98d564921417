import { channelMention } from '@discordjs/formatters';
import { giveawayInput, type GiveawayInput } from '@perigee/core/rewards/giveaways/schema';
import { limitOf } from '@perigee/core/base/limits/tier-limits';
import { describeIssues } from '@perigee/core/base/issues/describe-issues';
import { readName } from '@perigee/core/base/reading/names';
import { holds } from '@perigee/core/base/permissions/permissions';
import * as z from 'zod/mini';
import { m } from '#texts';
import { clarifyName } from '../../../../bot/commands/clarify-name.ts';
import type { CommandContext, CommandContextOf } from '../../../../bot/command-context.ts';
import { idOfInvocation } from '../../../../bot/id-of-invocation.ts';
import { refuseWithoutRights } from '../../../community/index.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { createGiveaway } from '../desk/create.ts';
import { summarizeGiveaway } from '../drawing/draw-message.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { type REPEAT_OPTIONS, type START_OPTIONS, TEMPLATE_OPTION } from './options.ts';
import { isNew, readStart } from './read-start.ts';
import { issueText, giveawayRefusalText } from './refusal-text.ts';

/** Opens a giveaway described by a command. */
export async function startByCommand(deps: GiveawayDeps, ctx: CommandContextOf<typeof START_OPTIONS>): Promise<void> {
  const read = await readStart(ctx);
  if (read === null) return;
  await ('refusal' in read ? ctx.refuse(read.refusal) : startOne(deps, ctx, read.value));
}

/** Opens a giveaway from a template. Templates above the limit since a boost ended cannot be used. */
export async function repeatByCommand(deps: GiveawayDeps, ctx: CommandContextOf<typeof REPEAT_OPTIONS>): Promise<void> {
  const { settings, options, locale, refuse, channelId } = ctx;
  const active = settings.giveawayTemplates.slice(0, limitOf('giveaways', settings.boost));
  const things = active.map((each) => ({ names: [each.name], template: each }));
  const found = await clarifyName(ctx, TEMPLATE_OPTION, readName(options.template, things, { isWhole: true }));
  if (found === 'asked') return;
  if (found === null) return refuse(m.giveaway_template_unknown({}, { locale }));
  const { name: _name, channel, ...about } = found.template;
  if (isNew(about.prize) && !holds(ctx.permissions, 'ManageGuild'))
    return refuse(m.giveaway_may_not_mint({}, { locale }));
  return startOne(deps, ctx, { ...about, channel: options.channel ?? channel ?? channelId, endsAt: null });
}

async function startOne(deps: GiveawayDeps, ctx: CommandContext, input: GiveawayInput): Promise<void> {
  const { guildId, user, invocationId, locale, refuse, reply } = ctx;
  const checked = z.safeParse(giveawayInput, input);
  if (!checked.success) return refuse(issueText(describeIssues(checked.error.issues)[0], moneyWritingOf(ctx)));
  if (await refuseWithoutRights(deps, ctx, checked.data.channel)) return undefined;
  try {
    const id = idOfInvocation('giveaway', invocationId);
    const key = await createGiveaway(deps, { guildId, id, userId: user.id, input: checked.data, isDraft: false });
    const created = await giveawayStore.find(deps.db, key);
    if (created === null) throw new Error('a giveaway is gone right after its creation');
    const said = m.giveaway_started({ number: created.number, channel: channelMention(input.channel) }, { locale });
    await reply({ content: `${said}\n${summarizeGiveaway({ ...created, drawn: [] }, moneyWritingOf(ctx))}` });
  } catch (error) {
    await refuse(giveawayRefusalText(error, moneyWritingOf(ctx)));
  }
}
