import type { Component } from '../../../../bot/components/define-component.ts';
import type { SettingsService } from '../../../community/index.ts';
import { harsherComponent } from './harsher.component.ts';
import { ignoreComponent } from '../exemptions/ignore.component.ts';
import type { ExemptMembers } from '../exemptions/exempt-members.ts';
import { exceptComponents } from '../false-positives/except.component.ts';
import type { ExceptionOffers } from '../false-positives/exception-offers.ts';
import type { UndoDeps } from '../false-positives/undo-hit.ts';
import { falsePositiveComponents } from '../false-positives/false-positive.component.ts';

interface HitComponentDeps extends UndoDeps {
  exemptMembers: ExemptMembers;
  offers: ExceptionOffers;
  settings: SettingsService;
}

/** Controls for moderators under a log entry of automoderation. */
export function hitComponents(deps: HitComponentDeps): Component[] {
  const { hits, punishments, exemptMembers } = deps;
  return [
    harsherComponent(hits, punishments),
    ignoreComponent(hits, exemptMembers),
    ...falsePositiveComponents(deps),
    ...exceptComponents(deps),
  ];
}
