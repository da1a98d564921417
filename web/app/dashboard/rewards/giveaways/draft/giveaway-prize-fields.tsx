import { Input, SegmentedControl, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PRIZE_TEXT_MAX } from '@perigee/core/rewards/giveaways/limits';
import { GIVEAWAY_PRIZE_KINDS, type GiveawayPrizeKind } from '@perigee/core/rewards/giveaways/schema';
import { useId } from 'react';
import { m } from '#texts';
import { CounterTextInput } from '../../../components/pickers/counter-text-input.tsx';
import { IntegerField } from '../../../components/pickers/numbers/integer-field.tsx';
import { SwitchRow } from '../../../components/pickers/switch-row.tsx';
import { fieldsOf } from '../../../components/settings-form/fields-of.ts';
import { issueText } from '../../../components/settings-form/errors/issue-text.ts';
import { useTabSettings } from '../../../lib/guilds/use-tab-settings.ts';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import type { GiveawayDraft } from './giveaway-draft.ts';

const KIND_TEXTS: Record<GiveawayPrizeKind, PlainMessage> = {
  text: m.giveaways_prize_text,
  money: m.giveaways_prize_money,
  item: m.giveaways_prize_item,
};

/** What each winner gets. */
export function GiveawayPrizeFields({ form }: { form: UseFormReturnType<GiveawayDraft> }) {
  const text = useText();
  const labelId = useId();
  const field = fieldsOf(form);
  const { kind, minted } = form.values.prize;

  return (
    <>
      <Input.Wrapper label={text(m.giveaways_prize)} labelElement="div" labelProps={{ id: labelId }} size="md">
        <SegmentedControl<GiveawayPrizeKind>
          aria-labelledby={labelId}
          fullWidth
          size="sm"
          value={kind}
          onChange={(next) => form.setFieldValue('prize.kind', next)}
          data={GIVEAWAY_PRIZE_KINDS.map((each) => ({ value: each, label: text(KIND_TEXTS[each]) }))}
        />
      </Input.Wrapper>
      {kind === 'text' && (
        <CounterTextInput
          label={text(m.giveaways_prize_words)}
          hint={text(m.giveaways_prize_words_hint)}
          max={PRIZE_TEXT_MAX}
          required
          {...field('prize.text')}
          data-autofocus
        />
      )}
      {kind === 'money' && (
        <>
          <IntegerField label={text(m.giveaways_prize_amount)} {...field('prize.amount')} />
          <SwitchRow
            label={text(m.giveaways_minted)}
            hint={text(minted ? m.giveaways_minted_hint : m.giveaways_own_hint)}
            value={minted}
            onChange={(isOn) => form.setFieldValue('prize.minted', isOn)}
          />
        </>
      )}
      {kind === 'item' && <ItemFields form={form} />}
    </>
  );
}

function ItemFields({ form }: { form: UseFormReturnType<GiveawayDraft> }) {
  const text = useText();
  const field = fieldsOf(form);
  const { items } = useTabSettings('economy');
  const { item } = form.values.prize;
  const names = items.map(({ name }) => name);

  return (
    <>
      <Select
        label={text(m.giveaways_prize_which)}
        required
        placeholder={text(items.length === 0 ? m.giveaways_no_items : m.giveaways_choose_item)}
        disabled={items.length === 0}
        searchable
        allowDeselect={false}
        nothingFoundMessage={text(m.picker_nothing)}
        // An item renamed or deleted since is listed under its old name.
        data={item === '' || names.includes(item) ? names : [item, ...names]}
        value={item === '' ? null : item}
        error={issueText(text, field('prize.item').error)}
        onChange={(name) => form.setFieldValue('prize.item', name ?? '')}
      />
      <IntegerField label={text(m.giveaways_prize_pieces)} {...field('prize.amount')} />
    </>
  );
}
