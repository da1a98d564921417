import { Input, SegmentedControl, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { NEW_GIVEAWAY } from '@perigee/core/rewards/giveaways/schema';
import { useId } from 'react';
import { m } from '#texts';
import { DurationField } from '../../../components/pickers/numbers/duration-field.tsx';
import { issueText } from '../../../components/settings-form/errors/issue-text.ts';
import { useGuild } from '../../../lib/guilds/use-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import type { GiveawayDraft } from './giveaway-draft.ts';
import { toZoneInput } from '../../../lib/time/zone-input.ts';

type EndKind = 'duration' | 'moment';

/** When it ends: after a duration, or at a moment in the server's time zone. */
export function EndFields({ form }: { form: UseFormReturnType<GiveawayDraft> }) {
  const text = useText();
  const labelId = useId();
  const { zone } = useGuild().settings.timeZone;
  const { duration, endsAt } = form.values;
  const { error } = form.getInputProps('endsAt');

  const handleKind = (kind: EndKind) => {
    const inADay = toZoneInput(new Date(Date.now() + NEW_GIVEAWAY.duration).toISOString(), zone);
    form.setFieldValue('duration', kind === 'duration' ? NEW_GIVEAWAY.duration : null);
    form.setFieldValue('endsAt', kind === 'moment' ? inADay : null);
  };

  return (
    <>
      <Input.Wrapper label={text(m.giveaways_end)} labelElement="div" labelProps={{ id: labelId }} size="md">
        <SegmentedControl<EndKind>
          aria-labelledby={labelId}
          fullWidth
          size="sm"
          value={duration === null ? 'moment' : 'duration'}
          onChange={handleKind}
          data={[
            { value: 'duration', label: text(m.giveaways_end_after) },
            { value: 'moment', label: text(m.giveaways_end_at) },
          ]}
        />
      </Input.Wrapper>
      {duration !== null && (
        <DurationField
          label={text(m.giveaways_runs)}
          value={duration}
          error={form.getInputProps('duration').error}
          onChange={(ms) => form.setFieldValue('duration', ms)}
        />
      )}
      {duration === null && (
        <TextInput
          type="datetime-local"
          label={text(m.giveaways_end_moment)}
          description={text(m.giveaways_end_zone, { zone })}
          value={endsAt ?? ''}
          error={issueText(text, error)}
          onChange={({ currentTarget }) => form.setFieldValue('endsAt', currentTarget.value)}
        />
      )}
    </>
  );
}
