import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { CASE_SEARCH_MAX } from '@perigee/core/cases/limits';
import { useState } from 'react';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { useCaseView } from './use-case-view.ts';

/** A pause in typing after which the list is asked for, in milliseconds. */
const PAUSE_MS = 300;

/** Words to look for in reasons. What the address says counts, until somebody types. */
export function SearchField() {
  const text = useText();
  const { view, show } = useCaseView();
  const stored = view.text ?? '';
  const [typed, setTyped] = useState({ text: stored, of: stored });
  const search = useDebouncedCallback(
    (words: string) => show({ text: words.trim() || undefined }, { replace: true }),
    PAUSE_MS,
  );
  // The address was changed by something else: the way back, or a reset.
  if (typed.of !== stored) setTyped({ text: typed.text.trim() === stored ? typed.text : stored, of: stored });

  return (
    <TextInput
      type="search"
      aria-label={text(m.cases_search)}
      placeholder={text(m.case_reason)}
      leftSection={<Icon name="search" size={18} />}
      maxLength={CASE_SEARCH_MAX}
      value={typed.text}
      onChange={({ currentTarget }) => {
        setTyped({ text: currentTarget.value, of: stored });
        search(currentTarget.value);
      }}
    />
  );
}
