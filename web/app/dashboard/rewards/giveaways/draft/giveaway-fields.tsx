import type { UseFormReturnType } from '@mantine/form';
import { GIVEAWAY_DESCRIPTION_MAX } from '@perigee/core/rewards/giveaways/limits';
import { m } from '#texts';
import { ChannelPicker } from '../../../components/pickers/choices/channel-picker.tsx';
import { CounterTextarea } from '../../../components/pickers/counter-textarea.tsx';
import { IntegerField } from '../../../components/pickers/numbers/integer-field.tsx';
import { RolesPicker } from '../../../components/pickers/choices/roles-picker.tsx';
import { fieldsOf } from '../../../components/settings-form/fields-of.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { EndFields } from './end-fields.tsx';
import type { GiveawayDraft } from './giveaway-draft.ts';
import { GiveawayPrizeFields } from './giveaway-prize-fields.tsx';
import styles from '../giveaways.module.css';

interface GiveawayFieldsProps {
  form: UseFormReturnType<GiveawayDraft>;
  /** The message is already posted in its channel. */
  isChannelFixed: boolean;
}

/** Every field of a giveaway. */
export function GiveawayFields({ form, isChannelFixed }: GiveawayFieldsProps) {
  const text = useText();
  const field = fieldsOf(form);

  return (
    <>
      <GiveawayPrizeFields form={form} />
      <IntegerField label={text(m.giveaways_winners)} hint={text(m.giveaways_winners_hint)} {...field('winners')} />
      <ChannelPicker
        label={text(m.giveaways_channel)}
        required={!isChannelFixed}
        {...(isChannelFixed && { hint: text(m.giveaways_channel_fixed), disabled: true })}
        {...field('channel')}
      />
      <EndFields form={form} />
      <CounterTextarea label={text(m.giveaways_description)} max={GIVEAWAY_DESCRIPTION_MAX} {...field('description')} />
      <div className={styles['group']}>
        <h3>{text(m.giveaways_needs)}</h3>
        <p>{text(m.giveaways_needs_hint)}</p>
        <RolesPicker label={text(m.giveaways_roles)} isGiven={false} {...field('requiredRoles')} />
        <div className={styles['pair']}>
          <IntegerField label={text(m.giveaways_xp)} {...field('requiredXp')} />
          <IntegerField label={text(m.giveaways_days)} {...field('requiredDays')} />
        </div>
      </div>
    </>
  );
}
