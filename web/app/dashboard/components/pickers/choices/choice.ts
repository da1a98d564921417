import type { ComboboxItemGroup } from '@mantine/core';
import type { ReactNode } from 'react';

/** One option of a picker. */
export interface Choice {
  value: string;
  label: string;
  /** Shown before its name: a dot in its colour, or an icon of its kind. */
  mark: ReactNode;
  /** Why it cannot be selected. */
  reason?: string;
  /** It was selected once and no longer exists. */
  isGone?: boolean;
}

export interface ChoiceGroup {
  /** Empty for choices outside any group. */
  title: string;
  choices: readonly Choice[];
}

/** An option as the UI kit's comboboxes expect it. */
interface KitItem {
  value: string;
  label: string;
  disabled: boolean;
}

/** The groups as the UI kit expects them; a group without a title is flattened in place. */
export function toKitData(groups: readonly ChoiceGroup[]): (KitItem | ComboboxItemGroup<KitItem, string>)[] {
  return groups.flatMap<KitItem | ComboboxItemGroup<KitItem, string>>(({ title, choices }) => {
    const items = choices.map(({ value, label, reason }) => ({ value, label, disabled: reason !== undefined }));
    return title === '' ? items : [{ group: title, items }];
  });
}

/** An index of the choices by value. */
export function choicesByValue(groups: readonly ChoiceGroup[]): ReadonlyMap<string, Choice> {
  return new Map(groups.flatMap(({ choices }) => choices.map((choice) => [choice.value, choice])));
}
