import type { ComboboxItemGroup } from '@mantine/core';
import type { ReactNode } from 'react';

/** One thing that can be picked. */
export interface Choice {
  value: string;
  label: string;
  /** Stands before its name: a dot of its colour, an icon of its kind. */
  mark: ReactNode;
  /** Why it can not be picked. */
  reason?: string;
  /** It was picked once and does not exist any more. */
  isGone?: boolean;
}

export interface ChoiceGroup {
  /** Empty for the choices that stand on their own. */
  title: string;
  choices: readonly Choice[];
}

/** What the kit's comboboxes take. */
interface KitItem {
  value: string;
  label: string;
  disabled: boolean;
}

/** The groups as the kit takes them; a group without a title is spread out at its place. */
export function toKitData(groups: readonly ChoiceGroup[]): (KitItem | ComboboxItemGroup<KitItem, string>)[] {
  return groups.flatMap<KitItem | ComboboxItemGroup<KitItem, string>>(({ title, choices }) => {
    const items = choices.map(({ value, label, reason }) => ({ value, label, disabled: reason !== undefined }));
    return title === '' ? items : [{ group: title, items }];
  });
}

/** Finds a choice by its value. */
export function choicesByValue(groups: readonly ChoiceGroup[]): ReadonlyMap<string, Choice> {
  return new Map(groups.flatMap(({ choices }) => choices.map((choice) => [choice.value, choice])));
}
