import { isSame } from '@perigee/core/base/sections/is-same';
import type { SectionName, SectionValues } from '@perigee/core/community/settings/sections';
import type { Logger } from 'pino';
import { describeError } from '../../../errors/describe-error.ts';
import { withSpan } from '../../../tracing/active-span.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { RebaseChange } from './rebase-change.ts';
import type { ChangeAuthor, Check, PrepareCheck } from './prepare-check.ts';
import { decide, type SectionChange, StaleBase } from './section-change.ts';
import type { HookedChange, SectionHooks, UndoHook } from './section-hooks.ts';
import { readSection } from './read-section.ts';
import { NEVER_SAVED, type SettingsStore } from './settings-store.ts';

/** A section as stored now. */
export interface Saved<Name extends SectionName> {
  section: SectionName;
  version: number;
  value: SectionValues[Name];
  /** The change in the history it belongs to. */
  change: string;
}

/**
 * Stores all changes or none, with their history, and notifies every process; returns what is stored.
 * @throws AppError `invalid` for what the guild does not allow, `conflict` if somebody saved the same part since.
 */
export type WriteSections = <Name extends SectionName>(
  author: ChangeAuthor,
  changes: readonly SectionChange<Name>[],
) => Promise<Saved<Name>[]>;

export interface WriteDependencies {
  store: SettingsStore;
  prepareCheck: PrepareCheck;
  rebaseChange: RebaseChange;
  hooks: SectionHooks;
  log: Logger;
}

/** How often a write restarts because of a concurrent save while its hooks ran. */
const RESTARTS_MAX = 4;

/** Somebody saved after the hooks ran and before the change was stored. */
class ConcurrentSave extends Error {}

/** The one write path of all settings. */
export function writeSectionsWith(dependencies: WriteDependencies): WriteSections {
  const { rebaseChange } = dependencies;

  const write = async <Name extends SectionName>(
    author: ChangeAuthor,
    input: readonly SectionChange<Name>[],
    overtakenWith: (realign: UndoHook) => void,
  ) => {
    let changes = input;
    for (let restarts = 0; ; ) {
      try {
        return await attempt(dependencies, author, changes, overtakenWith);
      } catch (error) {
        if (error instanceof StaleBase) changes = await rebaseChange(author.guildId, changes, error);
        else if (!(error instanceof ConcurrentSave)) throw error;
        else if (restarts < RESTARTS_MAX) restarts += 1;
        else throw new AppError('conflict', 'These settings are being saved by someone else, try again');
      }
    }
  };

  const writeOrRealign: WriteSections = async (author, changes) => {
    const realigns: UndoHook[] = [];
    try {
      return await write(author, changes, (realign) => realigns.push(realign));
    } catch (error) {
      await rollBackHooks(realigns, dependencies.log);
      throw error;
    }
  };
  return (author, changes) => {
    const sections = changes.map(({ section }) => section).join(' ');
    const attributes = { 'perigee.guild': author.guildId, 'perigee.sections': sections };
    return withSpan({ name: 'save settings', attributes }, () => writeOrRealign(author, changes));
  };
}

async function attempt<Name extends SectionName>(
  dependencies: WriteDependencies,
  author: ChangeAuthor,
  changes: readonly SectionChange<Name>[],
  overtakenWith: (realign: UndoHook) => void,
): Promise<Saved<Name>[]> {
  const { store, prepareCheck, log } = dependencies;
  // Everything slow happens before locks are taken.
  const check = await prepareCheck(author);
  const undos: UndoHook[] = [];
  const realigns: UndoHook[] = [];
  const undoWith = (undo: UndoHook) => undos.unshift(undo);
  const realignWith = (realign: UndoHook) => realigns.push(realign);
  try {
    const hooked: SectionChange<Name>[] = [];
    for (const change of changes)
      hooked.push(await runHooks(dependencies, author, change, { check, undoWith, realignWith }));
    return await store.writeAll(
      author,
      hooked.map((change) => ({
        section: change.section,
        next: (stored) => decide(change, stored, check).value,
      })),
    );
  } catch (error) {
    // After a concurrent save, the next attempt runs the hooks again; if it fails too, what the other save stored counts.
    if (error instanceof ConcurrentSave) realigns.forEach(overtakenWith);
    else await rollBackHooks(undos, log);
    throw error;
  }
}

interface HookContext extends Pick<HookedChange<unknown>, 'undoWith'> {
  check: Check;
  /** Registers how to bring the platform in line with what another save stored meanwhile. */
  realignWith(realign: UndoHook): void;
}

/** Runs the section's hook. The returned change is stored only if its part is still what the hook was given. */
async function runHooks<Name extends SectionName>(
  { hooks, store }: WriteDependencies,
  { guildId, caller }: ChangeAuthor,
  change: SectionChange<Name>,
  { check, undoWith, realignWith }: HookContext,
): Promise<SectionChange<Name>> {
  const { section, slice: part, next } = change;
  const hook = hooks[section];
  if (hook === undefined || caller === null) return change;

  const stored = (await store.list(guildId)).get(section) ?? NEVER_SAVED;
  const { before, value } = decide(change, stored, check);
  realignWith(async () => {
    const now = readSection(section, (await store.list(guildId)).get(section)?.value);
    await hook({ guildId, caller, before: value, value: now, position: undefined, undoWith: () => {} });
  });
  await hook({ guildId, caller, before, value, position: part.positionIn(value), undoWith });
  const nextOverHooked = (current: SectionValues[Name]) => {
    if (!isSame(part.of(before), part.of(current))) throw new ConcurrentSave();
    return next(current);
  };
  return { section, slice: part, next: nextOverHooked };
}

/** If undoing fails as well, the next save of the same part detects the difference and repairs it. */
async function rollBackHooks(undos: readonly UndoHook[], log: Logger): Promise<void> {
  try {
    for (const undo of undos) await undo();
  } catch (error) {
    log.warn(describeError(error), 'failed to roll back platform change');
  }
}
