import { m } from '#texts';
import type { ReplyBody } from '../command-context.ts';
import type { CommandRegistry } from '../command-entry.ts';
import type { ComponentContext } from '../components/component-context.ts';
import { type Component, defineComponent } from '../components/define-component.ts';
import type { CommandDefinition } from '../define-command.ts';
import { ignoreErrorCodes } from '../../discord/ignore-error-codes.ts';
import type { NamedPeople } from '../named-people.ts';
import { peopleFinder } from '../people/people-finder.ts';
import { REPLY_IMPOSSIBLE } from '../reply-impossible.ts';
import { type CommandAnswer, createInvocation, type InvocationSource } from './command-invocation.ts';
import { handleCommand } from './handle-command.ts';
import type { Answered } from '../options/option-reading.ts';
import {
  ANSWER_WITHIN_MS,
  giveUpId,
  meaningId,
  type WaitingUse,
  waitingUseState,
  whoButtonId,
  whoSelectId,
} from './kept-use.ts';
import { slashSource } from './slash-source.ts';
import { typedSource } from './text/typed-source.ts';

const HANDLED_AGAIN = 'the command is handled as a whole again, with all its checks';

/** Buttons that ask what an option means: each meaning carries the command out once, with all checks made again. */
export function questionComponents(commands: CommandRegistry<CommandDefinition>): Component[] {
  return [
    defineComponent({
      id: meaningId,
      noCommand: HANDLED_AGAIN,
      mayPress: { owner: 'memberId' },
      lifetimeMs: ANSWER_WITHIN_MS,
      run: (ctx, { useId, option, choice }) =>
        goOn(ctx, commands, useId, ({ answers, meanings = [] }) => ({
          answers: { ...answers, [option]: meanings[choice] ?? choice },
        })),
    }),
    defineComponent({
      id: whoSelectId,
      noCommand: HANDLED_AGAIN,
      mayPress: { owner: 'memberId' },
      lifetimeMs: ANSWER_WITHIN_MS,
      run: (ctx, { useId }) => goOn(ctx, commands, useId, (waiting) => choose(waiting, ctx.values[0])),
    }),
    defineComponent({
      id: whoButtonId,
      noCommand: HANDLED_AGAIN,
      mayPress: { owner: 'memberId' },
      lifetimeMs: ANSWER_WITHIN_MS,
      run: (ctx, { useId, personId }) => goOn(ctx, commands, useId, (waiting) => choose(waiting, personId)),
    }),
    defineComponent({
      id: giveUpId,
      noCommand: 'giving up carries nothing out',
      mayPress: { owner: 'memberId' },
      async run({ bot, guildId, invocationId, locale, refuse, update }, { useId }) {
        const waiting = await bot.states.claim(waitingUseState, guildId, useId, invocationId);
        if (waiting === null) await refuse(m.option_answered({}, { locale }));
        else await update({ content: m.option_given_up({}, { locale }), components: [] });
      },
    }),
  ];
}

function choose({ people }: WaitingUse, personId: string | undefined): Pick<WaitingUse, 'person'> {
  return { person: people.find(({ id }) => id === personId) ?? null };
}

/** Carries out the use with what the member answered. */
async function goOn(
  ctx: ComponentContext,
  commands: CommandRegistry<CommandDefinition>,
  useId: string,
  answerTo: (waiting: WaitingUse) => Partial<Answered>,
): Promise<void> {
  const { bot, guildId, invocationId, locale, refuse } = ctx;
  // A press that is delivered again goes on; a second one does not.
  const waiting = await bot.states.claim(waitingUseState, guildId, useId, invocationId);
  const source = waiting === null ? null : sourceOf(commands, waiting, ctx);
  if (waiting === null || source === null) return refuse(m.option_answered({}, { locale }));
  const { nowMs, answers, person, isNoted, mustHold } = waiting;
  const continued = { nowMs, answers, person, isNoted, ...answerTo(waiting) };
  const answer = answerInMessage(ctx, source);
  const people = asNamedBefore(source.people);
  return handleCommand(createInvocation(ctx, { ...source, people, continued, mustHold }, answer));
}

/** They may have left since they were named: whoever needs to know when they joined asks the platform again. */
function asNamedBefore(people: NamedPeople): NamedPeople {
  return new Map([...people].map(([id, person]) => [id, { ...person, joinedAt: null }]));
}

/** Null for a command that this version does not know. */
function sourceOf(
  commands: CommandRegistry<CommandDefinition>,
  { use }: WaitingUse,
  { bot, guildId, settings }: ComponentContext,
): InvocationSource | null {
  const command = commands.byName(use.command);
  if (command === undefined) return null;
  if (use.origin === 'interaction') return slashSource(command, use, peopleFinder(bot, guildId));
  return typedSource({ command, line: use.line }, { ...use, bot, guildId, settings });
}

/** The answer takes the place of the question; what follows is added below. */
function answerInMessage(ctx: ComponentContext, { origin, invocationId: typedId }: InvocationSource): CommandAnswer {
  const { bot, channelId, messageId, update } = ctx;
  let isAnswered = false;
  const replace = (body: ReplyBody) => update({ content: '', embeds: [], components: [], ...body });
  const reply: CommandAnswer['reply'] = async (body) => {
    if (isAnswered) return ctx.reply(body);
    isAnswered = true;
    await replace(body);
    return { edit: replace, messageId: () => Promise.resolve(messageId ?? '') };
  };
  const say = async (content: string) => {
    await reply({ content });
  };
  return {
    reply,
    openForm: null,
    refuse: say,
    notify: say,
    done: say,
    signalUnanswered: say,
    finish: () => Promise.resolve(),
    async deleteInvocation() {
      if (origin !== 'message') return;
      bot.ownDeletions.note([typedId], { by: null, why: null });
      await ignoreErrorCodes(REPLY_IMPOSSIBLE, bot.api.channels.deleteMessage(channelId, typedId));
    },
  };
}
