import { withException } from '@perigee/core/moderation/automod/exceptions';
import type { RuleException } from '@perigee/core/moderation/automod/rule-exception';
import type { Automod } from '@perigee/core/moderation/automod/schema';
import { AppError } from '../../../../errors/app-error.ts';
import type { ChangeAuthor, Saved, SettingsService } from '../../../community/index.ts';
import type { Hit } from '../hits/hit.ts';
import type { ExceptionOffers } from './exception-offers.ts';

interface ExceptionDeps {
  settings: Pick<SettingsService, 'change'>;
  offers: ExceptionOffers;
}

/**
 * Makes an exception offered for a hit, as a settings change by that author.
 * @throws AppError `conflict` if it is no longer offered, or the rule's list is full.
 */
export async function makeException(
  { settings, offers }: ExceptionDeps,
  author: ChangeAuthor,
  hit: Hit,
  { rule, kind, value }: RuleException,
): Promise<Saved<'automod'>> {
  const offered = await offers.of(hit);
  const isOffered = offered.some((one) => one.rule === rule && one.kind === kind && one.value === value);
  if (!isOffered) throw new AppError('conflict', 'This exception is no longer available');
  return settings.change(author, {
    section: 'automod',
    slice: { of: (automod: Automod) => automod[rule], positionIn: () => rule },
    next(automod) {
      const next = withException(automod, { rule, kind, value });
      if (next === null) throw new AppError('conflict', 'The list of exceptions is full');
      return next;
    },
  });
}
