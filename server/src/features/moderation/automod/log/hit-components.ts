import type { Component } from '../../../../bot/components/define-component.ts';
import type { SettingsService } from '../../../community/index.ts';
import { harsherComponent } from './harsher.component.ts';
import { ignoreComponent } from '../spared/ignore.component.ts';
import type { SparedMembers } from '../spared/spared-members.ts';
import { exceptComponent } from '../wrong/except.component.ts';
import type { ExceptionOffers } from '../wrong/exception-offers.ts';
import type { UndoParts } from '../wrong/undo-hit.ts';
import { wrongComponent } from '../wrong/wrong.component.ts';

interface HitComponentParts extends UndoParts {
  spared: SparedMembers;
  offers: ExceptionOffers;
  settings: SettingsService;
}

/** Controls for moderators under a log entry of automoderation. */
export function hitComponents(parts: HitComponentParts): Component[] {
  const { hits, punishments, spared } = parts;
  return [
    harsherComponent(hits, punishments),
    ignoreComponent(hits, spared),
    wrongComponent(parts),
    exceptComponent(parts),
  ];
}
