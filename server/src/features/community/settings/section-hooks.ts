import type { SectionName, SectionValues } from '@perigee/core/community/settings/sections';
import type { Caller } from '../../../http/caller.ts';

/** Undoes what a hook did. */
export type UndoHook = () => Promise<void>;

/** A checked change of a section that is not stored yet. */
export interface HookedChange<Value> {
  guildId: string;
  /** Calls to the platform are made in this person's name. */
  caller: Caller;
  before: Value;
  value: Value;
  /** Path of the saved part; undefined for the whole section. */
  position: string | null | undefined;
  /** Registers how to undo a step if the change is not stored after all. */
  undoWith(undo: UndoHook): void;
}

/**
 * What must happen on the platform when a section changes, whether it is saved, restored or imported. Hooks run before
 * anything is stored, so that a refusal leaves no trace, and may run again after a concurrent save.
 */
export type SectionHooks = {
  readonly [Name in SectionName]?: (change: HookedChange<SectionValues[Name]>) => Promise<void>;
};

/** Registers hooks of a feature that the settings do not know. Must be called before the first change. */
export type AddSectionHooks = (hooks: SectionHooks) => void;
