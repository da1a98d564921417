import { type SectionName, SECTIONS } from '@perigee/core/community/settings/sections';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import {
  type GuildRights,
  type ChangeAuthor,
  type SectionChange,
  type SettingsService,
  WHOLE,
} from '../../community/index.ts';

interface UndoDependencies {
  settings: Pick<SettingsService, 'ofChange' | 'versionOf' | 'changeAll'>;
  rights: Pick<GuildRights, 'requireSections'>;
}

/**
 * Restores all sections of a change to their previous values, all or none, as a new change.
 * @throws AppError `notFound` if there is no such change, `forbidden` if only the owner may undo it, `conflict` if one
 * of its sections was saved since.
 */
export type UndoChange = (author: ChangeAuthor & { caller: Caller }, change: string) => Promise<void>;

/** Creates the function that undoes a saved change as a whole. */
export function undoChangeWith({ settings, rights }: UndoDependencies): UndoChange {
  return async (author, change) => {
    const { guildId, caller } = author;
    const parts = await settings.ofChange(guildId, change);
    if (parts.length === 0) throw new AppError('notFound', 'There is no such change');
    const names = parts.map(({ section }) => section);
    await rights.requireSections(caller, guildId, names);
    const changes = await Promise.all(parts.map((part) => changeBack(settings, guildId, part)));
    await settings.changeAll(author, changes);
  };
}

/** Before its first save, a section has its initial value. */
async function changeBack<Name extends SectionName>(
  settings: Pick<SettingsService, 'versionOf'>,
  guildId: string,
  { section, version }: { section: Name; version: number },
): Promise<SectionChange<Name>> {
  const before = (await settings.versionOf(guildId, section, version - 1)) ?? SECTIONS[section].initial;
  return { section, slice: WHOLE, baseVersion: version, next: () => before };
}
