import { CHANGES_SHOWN } from '@perigee/core/history/endpoints';
import { isSame } from '@perigee/core/sections/is-same';
import { differences } from '@perigee/core/settings/differences';
import type { SetupAnswers } from '@perigee/core/setup/answers';
import type { SetupPlan } from '@perigee/core/setup/endpoints';
import { planSection, SETUP_SECTIONS, type SetupSection } from '@perigee/core/setup/plan-section';
import { type Author, readWith, type SectionChange, type SettingsService, WHOLE } from '../settings/index.ts';

export interface SetupService {
  /**
   * Says what the answers would set, and sets it if asked to and nothing is refused: all of it as one change of the
   * history, through every check and hook of a save made by hand.
   */
  setUp(author: Author, input: { answers: SetupAnswers; apply: boolean }): Promise<SetupPlan>;
}

/** Plans and saves what the first questions lead to. */
export function createSetupService(settings: SettingsService): SetupService {
  return {
    async setUp(author, { answers, apply }) {
      const stored = await settings.stored(author.guildId, SETUP_SECTIONS);
      const planned = SETUP_SECTIONS.flatMap((name) => {
        const value = stored.get(name);
        const after = readWith(name, value, (known, before) => planSection(known, answers, before));
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
              const changes = differences(before, after);
              return { section, changes: changes.slice(0, CHANGES_SHOWN), changeCount: changes.length, issues };
            }),
        ),
        applied: change !== null,
        change,
      };
    },
  };
}

/** Made of what is stored then, so that nothing is lost that somebody saved since it was shown. */
function changeOf<Name extends SetupSection>(section: Name, answers: SetupAnswers): SectionChange<Name> {
  return { section, part: WHOLE, next: (current) => planSection(section, answers, current) };
}
