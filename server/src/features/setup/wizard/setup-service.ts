import { CHANGES_SHOWN } from '@perigee/core/setup/history/endpoints';
import { isSame } from '@perigee/core/base/sections/is-same';
import { differences } from '@perigee/core/community/settings/differences';
import { SECTIONS } from '@perigee/core/community/settings/sections';
import type { SetupAnswers } from '@perigee/core/setup/wizard/answers';
import type { SetupPlan } from '@perigee/core/setup/wizard/endpoints';
import { planSection, SETUP_SECTIONS, type SetupSection } from '@perigee/core/setup/wizard/plan-section';
import { type ChangeAuthor, readWith, type SectionChange, type SettingsService, WHOLE } from '../../community/index.ts';

export interface SetupService {
  /**
   * Shows what the answers would set, and saves it if requested and nothing is refused. It is saved as one change in
   * the history, with all checks and hooks of a manual save.
   */
  setUp(author: ChangeAuthor, input: { answers: SetupAnswers; apply: boolean }): Promise<SetupPlan>;
}

/** Creates the service that plans and saves the settings for a new guild's answers. */
export function createSetupService(settings: SettingsService): SetupService {
  return {
    async setUp(author, { answers, apply }) {
      const stored = await settings.stored(author.guildId, SETUP_SECTIONS);
      const planned = SETUP_SECTIONS.flatMap((name) => {
        const value = stored.get(name);
        const after = readWith(name, value, (section, before) => planSection(section, answers, before));
        return after === undefined || isSame(value, after) ? [] : [[name, after] as const];
      });
      const previews = await settings.preview(author, new Map(planned));
      const isRefused = previews.some(({ issues }) => issues.length > 0);
      const change =
        apply && !isRefused && planned.length > 0
          ? await settings.changeAll(
              author,
              planned.map(([name]) => changeOf(name, answers)),
            )
          : null;
      return {
        sections: planned.flatMap(([section]) =>
          previews
            .filter((preview) => preview.section === section)
            .map(({ before, after, issues }) => {
              const changes = differences(SECTIONS[section].schema, before, after);
              return { section, changes: changes.slice(0, CHANGES_SHOWN), changeCount: changes.length, issues };
            }),
        ),
        applied: change !== null,
        change,
      };
    },
  };
}

/** Computed from the settings at the time of saving, so that changes saved since the preview are kept. */
function changeOf<Name extends SetupSection>(section: Name, answers: SetupAnswers): SectionChange<Name> {
  return { section, slice: WHOLE, next: (current) => planSection(section, answers, current) };
}
