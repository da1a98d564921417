import { TARGETS_MAX } from '@perigee/core/moderation/cases/limits';
import { m } from '#texts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import { refuseWithUsage } from '../../../../bot/commands/usage-refusal.ts';
import { type CommandDefinition, defineCommand, defineOption } from '../../../../bot/define-command.ts';
import { fetchFile } from '../../../../discord/fetch-file.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { orderFor } from '../orders/give-order.ts';
import { missingPermissionsText } from '../orders/missing-rights.ts';
import { detailsOf } from '../orders/order-details.ts';
import { DELETE_OPTION, MEMBERS_OPTION, PUNISH_REASON_OPTION } from '../orders/punish-options.ts';

const IDS_OPTION = defineOption({
  ...MEMBERS_OPTION,
  required: false,
  isTyped: true,
  config: {
    en: { name: 'ids', description: 'IDs or mentions, separated by spaces, commas or new lines' },
    ru: { name: 'список', description: 'ID или упоминания через пробел, запятую или с новой строки' },
  },
});

const FILE_OPTION = defineOption({
  key: 'file',
  type: 'attachment',
  required: false,
  max: 1,
  config: {
    en: { name: 'file', description: 'A text file with up to 500 IDs' },
    ru: { name: 'файл', description: 'Текстовый файл, до 500 ID' },
  },
});

/** Enough for 500 ids with mentions and remarks around them. */
const FILE_MAX_BYTES = 64 * 1024;

/** Bans many users at once through the platform's bulk ban. */
export function massbanCommand(deps: CommandDeps): CommandDefinition {
  const massban = defineCommand({
    name: 'massban',
    category: 'moderation',
    defaultMemberPermissions: ['BanMembers'],
    config: {
      en: { name: 'massban', description: 'Bans up to 500 people at once by ID', aliases: ['raidban'] },
      ru: { name: 'массбан', description: 'Банит сразу до 500 человек по ID', aliases: ['бансписком'] },
    },
    options: [IDS_OPTION, DELETE_OPTION, PUNISH_REASON_OPTION, FILE_OPTION],
    async run(ctx) {
      const { locale, refuse } = ctx;
      const missing = missingPermissionsText(ctx, ['BanMembers', 'ManageGuild']);
      if (missing !== null) {
        await refuse(missing);
        return;
      }
      const named = await readIds(ctx);
      if (named === null) await refuse(m.massban_file_unreadable({}, { locale }));
      else if (named.length === 0) await refuseWithUsage(ctx, massban, m.massban_nobody({}, { locale }));
      else if (named.length > TARGETS_MAX) await refuse(m.massban_too_many({ max: TARGETS_MAX }, { locale }));
      else await orderFor(ctx, deps, { details: { ...detailsOf(ctx, 'ban') }, named });
    },
  });
  return massban;
}

/** The distinct ids in the text and the file; null if the file cannot be read. */
async function readIds({ options }: CommandContextOf<readonly [typeof IDS_OPTION, typeof FILE_OPTION]>) {
  const {
    members: typed,
    file: [file],
  } = options;
  if (file === undefined) return [...typed];
  const data = await fetchFile(file.url, FILE_MAX_BYTES);
  if (data === null) return null;
  const ids = data.toString('utf8').match(/(?<!\d)\d{17,20}(?!\d)/g) ?? [];
  return [...new Set([...typed, ...ids])];
}
