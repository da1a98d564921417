import { EVIDENCE_MAX } from '@perigee/core/moderation/cases/limits';
import { m } from '#texts';
import { refuseWithUsage } from '../../../../bot/commands/usage-refusal.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { lostPictureLines } from '../orders/describe-outcome.ts';
import { EVIDENCE_OPTION } from '../orders/punish-options.ts';
import { readEvidence } from '../orders/read-evidence.ts';
import { CASE_NUMBER_OPTION } from './case-options.ts';
import { changeNumbered } from './change-case.ts';

/** Adds pictures to a case that is open already. */
export function evidenceCommand(deps: CommandDeps): CommandDefinition {
  const evidence = defineCommand({
    name: 'evidence',
    category: 'moderation',
    defaultMemberPermissions: ['ModerateMembers'],
    isEphemeral: true,
    config: {
      en: { name: 'evidence', description: 'Adds pictures to a case as evidence', aliases: ['proof'] },
      ru: {
        name: 'доказательство',
        description: 'Добавляет к случаю картинки как доказательства',
        aliases: ['доказательства', 'пруф'],
      },
    },
    options: [CASE_NUMBER_OPTION, EVIDENCE_OPTION],
    async run(ctx) {
      const { channelId, options, locale, reply, refuse } = ctx;
      if (options.evidence.length === 0) {
        await refuseWithUsage(ctx, evidence, m.evidence_missing({}, { locale }));
        return;
      }
      const { evidence: pictures, lostPictures } = await readEvidence(options.evidence, channelId);
      const lost = lostPictureLines(lostPictures, locale);
      if (pictures.length === 0) {
        await refuse(lost.join('\n'));
        return;
      }
      let count = 0;
      const changed = await changeNumbered(ctx, deps, async (key) => {
        count = (await deps.punishments.addEvidence({ ...key, evidence: pictures })).added;
        const found = await deps.cases.find(key);
        return found === null ? { refusal: 'notFound' } : { changed: found };
      });
      if (changed === null) return;
      const full = count < pictures.length ? [m.evidence_full({ max: EVIDENCE_MAX }, { locale })] : [];
      const done = count === 0 ? [] : [m.evidence_added({ number: changed.number, count }, { locale })];
      await reply({ content: [...done, ...full, ...lost].join('\n') });
    },
  });
  return evidence;
}
