import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** Matches names that contain the query; people type `@` before a role and `#` before a channel. */
export const filterChoices: OptionsFilter = ({ options, search }) => {
  const query = search.replace(/^[@#]/, '').trim().toLowerCase();
  const isFound = ({ label }: { label: string }) => label.toLowerCase().includes(query);
  return options.flatMap<ComboboxParsedItem>((option) => {
    if (!('group' in option)) return isFound(option) ? [option] : [];
    const items = option.items.filter(isFound);
    return items.length === 0 ? [] : [{ ...option, items }];
  });
};
