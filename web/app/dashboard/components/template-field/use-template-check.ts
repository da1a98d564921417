import { useDebouncedValue } from '@mantine/hooks';
import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import { templatesEndpoints } from '@perigee/core/base/templates/endpoints';
import { TEMPLATE_SOURCE_MAX } from '@perigee/core/base/templates/limits';
import type { TemplateProblem } from '@perigee/core/base/templates/problem';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';

/** How long typing must pause before the server is asked, in milliseconds. */
const PAUSE_MS = 400;

interface CheckedTemplate {
  context: TemplateContext;
  text: string;
  form?: 'moment' | undefined;
}

/**
 * The problem of a template while it is typed. Null if it is fine, not known yet, or the server does not answer: a save
 * checks again.
 */
export function useTemplateCheck({ context, text, form }: CheckedTemplate): TemplateProblem | null {
  const call = useApi();
  const { id } = useGuild();
  const [settled] = useDebouncedValue(text, PAUSE_MS);

  const { data } = useQuery({
    queryKey: ['template', id, context, form, settled],
    queryFn: () => {
      const template = { place: context, text: settled, ...(form && { form }) };
      return call(templatesEndpoints.check, { params: { guildId: id }, body: { templates: [template] } });
    },
    enabled: settled.length <= TEMPLATE_SOURCE_MAX && needsCheck(settled, form),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return settled === text ? (data?.problems[0] ?? null) : null;
}

/** A text without braces is not a template. */
function needsCheck(text: string, form: 'moment' | undefined): boolean {
  return /\{[{%]/.test(text) || (form === 'moment' && text.trim() !== '');
}
