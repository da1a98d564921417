import type { SectionName, SectionValues } from '@perigee/core/settings/sections';
import type { Caller } from '../../http/caller.ts';

/** Takes back what a hook did. */
export type UndoHook = () => Promise<void>;

/** A checked change of a section, before it is stored. */
export interface HookedChange<Value> {
  guildId: string;
  /** In whose name the platform is asked. */
  caller: Caller;
  before: Value;
  value: Value;
  /** The place of the part that was saved; undefined for the whole section. */
  place: string | null | undefined;
  /** Called with each step that has to be taken back when the change is not stored after all. */
  undoWith(undo: UndoHook): void;
}

/**
 * What must happen on the platform when a section changes, be it saved, restored or imported. It runs before anything is
 * stored, so that a refusal leaves no trace, and may run again when somebody saves in between.
 */
export type SectionHooks = {
  readonly [Name in SectionName]?: (change: HookedChange<SectionValues[Name]>) => Promise<void>;
};

/** Lets a feature that settings know nothing of follow changes of a section; called before the first change. */
export type AddSectionHooks = (hooks: SectionHooks) => void;
