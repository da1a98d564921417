import { Select } from '@mantine/core';
import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import type { HitReply } from '@perigee/core/moderation/automod/site-endpoints';
import { useState } from 'react';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useHitView } from './use-hit-view.ts';
import cards from '../../components/card-list/card-list.module.css';

const ID = /^[1-9]\d{15,19}$/;

/** Filters the list by rule and by member; members can be picked from those shown or given by id. */
export function HitFilters({ hits }: { hits: readonly HitReply[] }) {
  const text = useText();
  const { view, show } = useHitView();
  const [typed, setTyped] = useState('');
  const people = useEveryoneSeen(hits);
  const { rule, member } = view;
  const byId = [member, ID.test(typed.trim()) ? typed.trim() : undefined].flatMap((id) => id ?? []);
  const choices = new Map([...byId.map((id) => [id, id] as const), ...people]);

  return (
    <search className={cards['filters']}>
      <Select
        label={text(m.hits_rule)}
        placeholder={text(m.hits_rule_all)}
        clearable
        data={RULE_KEYS.map((key) => ({ value: key, label: text(RULE_TEXTS[key].title) }))}
        value={rule ?? null}
        onChange={(chosen) => {
          const key = RULE_KEYS.find((each) => each === chosen);
          show({ ...(member !== undefined && { member }), ...(key !== undefined && { rule: key }) });
        }}
      />
      <Select
        label={text(m.hits_member)}
        placeholder={text(m.hits_member_all)}
        clearable
        searchable
        nothingFoundMessage={text(m.hits_member_none)}
        data={[...choices].map(([value, label]) => ({ value, label }))}
        value={member ?? null}
        onSearchChange={setTyped}
        onChange={(id) => show({ ...(rule !== undefined && { rule }), ...(id !== null && { member: id }) })}
      />
    </search>
  );
}

/** Members stay selectable while a filter hides their messages. */
function useEveryoneSeen(hits: readonly HitReply[]): ReadonlyMap<string, string> {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const news = hits.filter(({ member }) => !seen.has(member.id));
  if (news.length > 0) {
    setSeen(new Map([...seen, ...news.map(({ member }) => [member.id, member.username ?? member.id] as const)]));
  }
  return seen;
}
