import type { Section } from '@perigee/core/base/sections/define-section';
import {
  SECTION_NAMES,
  type SectionName,
  SECTIONS,
  type SectionValues,
} from '@perigee/core/community/settings/sections';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { toSectionChange } from './preview-sections.ts';
import { saveSlice } from './save-slice.ts';
import type { SettingsService } from './settings-service.ts';

type App = Parameters<FastifyPluginAsyncZod>[0];

/** Mounts the save endpoint of every section that is saved as a whole. */
export function settingsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    for (const name of SECTION_NAMES) mountSave(app, SECTIONS[name], settings);
  };
}

type Saveable<Name extends SectionName> = { name: Name } & Pick<Section<SectionValues[Name]>, 'save'>;

function mountSave<Name extends SectionName>(
  app: App,
  { name, save }: Saveable<Name>,
  settings: SettingsService,
): void {
  if (save === null) return;
  app.route({
    ...save,
    // The framework has validated the body already; parsing it again gives it this section's type.
    handler: (request) =>
      saveSlice(settings, request, { ...toSectionChange(name, request.body), read: (value) => value }),
  });
}
