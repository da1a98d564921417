import { useRef } from 'react';
import { ChoiceList } from './choice-list.tsx';
import { type AutocompleteOption, useAutocomplete } from './use-autocomplete.ts';

/** An input whose choices the bot offers while the person types. */
export function AutocompleteField(props: AutocompleteOption) {
  const { name, required } = props.option;
  const field = useRef<HTMLInputElement>(null);
  const typed = useAutocomplete(props, field);
  const listId = `choices-${name}`;
  return (
    <div className="autocomplete">
      <input
        ref={field}
        name={name}
        required={required}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={typed.choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        data-value={typed.value}
        value={typed.text}
        onChange={(event) => typed.handleType(event.target.value)}
        onFocus={typed.askLater}
        onBlur={typed.forget}
        onKeyDown={typed.handleKey}
      />
      <ChoiceList id={listId} choices={typed.choices} highlighted={typed.highlighted} onChoose={typed.choose} />
    </div>
  );
}
