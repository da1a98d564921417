import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SelectionBar } from '../../components/selection/selection-bar.tsx';
import type { Selection } from '../../components/selection/use-selection.ts';
import { quote } from '../../../lib/preferences/quote.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { useSeveral } from './use-several.ts';

interface EntrySelectionProps {
  selection: Selection<string>;
  several: Pick<ReturnType<typeof useSeveral>, 'copy' | 'remove'>;
  count: number;
  /** How many more entries fit within the limit. */
  remaining: number;
}

/** The actions on the selected entries: copying, as long as there is room, and removal. */
export function EntrySelection({ selection, several: { copy, remove }, count, remaining }: EntrySelectionProps) {
  const text = useText();
  const { locale } = usePreferences();
  const [isAsking, setAsking] = useState(false);
  const { chosen } = selection;
  const names = new Intl.ListFormat(locale).format(chosen.map((name) => quote(name, locale)));
  const hasRoom = chosen.length <= remaining;

  const handleRemove = () => {
    const onSuccess = () => {
      setAsking(false);
      selection.end();
    };
    remove.mutate(chosen, { onSuccess });
  };

  return (
    <>
      <SelectionBar selection={selection} count={count}>
        <Button
          size="small"
          disabled={chosen.length === 0 || !hasRoom}
          busy={copy.isPending}
          {...(!hasRoom && { title: text(m.select_no_room, { left: remaining }) })}
          onClick={() => copy.mutate(chosen, { onSuccess: selection.end })}
        >
          <Icon name="copy" size={18} />
          {text(m.select_copy)}
        </Button>
        <Button size="small" tone="dangerQuiet" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
          <Icon name="trash" size={18} />
          {text(m.economy_remove)}
        </Button>
      </SelectionBar>
      <ConfirmDialog
        isOpen={isAsking}
        title={text(m.entries_remove_title, { count: chosen.length })}
        text={text(m.entries_remove_text, { names })}
        submitLabel={text(m.economy_remove)}
        tone="danger"
        isBusy={remove.isPending}
        error={remove.error}
        onConfirm={handleRemove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
