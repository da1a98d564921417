import type { Locale } from '@perigee/core/base/locales/locales';
import type { CommandOption } from '../define-command.ts';

/** A field of a slash command. Most options have one; several members or files take more. */
export interface SlashField {
  option: CommandOption;
  /** Null for the option's own field. */
  further: 'members' | 'file' | null;
  required: boolean;
  config: Record<Locale, { name: string; description: string }>;
}

const MORE_MEMBERS = {
  en: { name: 'more', description: 'More members: mentions, IDs or names' },
  ru: { name: 'ещё', description: 'Ещё участники: упоминания, ID или имена' },
};

/** The fields of the options. The platform demands required ones first; otherwise the options' order is kept. */
export function slashFields(options: readonly CommandOption[]): SlashField[] {
  const own = options.map((option): SlashField => {
    const { required, config } = option;
    return { option, further: null, required, config };
  });
  return [...own, ...options.flatMap(furtherFields)].toSorted(
    (one, other) => Number(other.required) - Number(one.required),
  );
}

function furtherFields(option: CommandOption): SlashField[] {
  const { type, config, max = 1, isTyped = false } = option;
  if (type === 'members' && !isTyped) return [{ option, further: 'members', required: false, config: MORE_MEMBERS }];
  if (type !== 'attachment') return [];
  return Array.from({ length: max - 1 }, (_, index) => {
    const numbered = ({ name, description }: { name: string; description: string }) => ({
      name: `${name}${index + 2}`,
      description,
    });
    return {
      option,
      further: 'file',
      required: false,
      config: { en: numbered(config.en), ru: numbered(config.ru) },
    };
  });
}
