import { m } from '#texts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { AppError } from '../../../../errors/app-error.ts';
import type { SettingsService } from '../../../community/index.ts';
import { allowDomainId, exceptHitId } from '../hits/hit-button.ts';
import type { HitStore } from '../hits/hit-store.ts';
import { choiceOf, describeOffer, shortChoiceOf } from './exception-choices.ts';
import type { ExceptionOffer } from '@perigee/core/moderation/automod/site-endpoints';
import type { ExceptionOffers } from './exception-offers.ts';
import { makeException } from './make-exception.ts';

interface ExceptDeps {
  hits: HitStore;
  offers: ExceptionOffers;
  settings: Pick<SettingsService, 'change'>;
}

const OWN_PERMISSION = 'no command does the same; it needs its own permission';

/** Makes the exceptions offered under a log entry: changes of the settings, for members who may manage the server. */
export function exceptComponents(deps: ExceptDeps): Component[] {
  return [
    defineComponent({
      id: exceptHitId,
      noCommand: OWN_PERMISSION,
      mayPress: { permission: 'ManageGuild' },
      run: (ctx, { hitId }) => except(deps, ctx, hitId, (offer) => choiceOf(offer) === ctx.values[0]),
    }),
    defineComponent({
      id: allowDomainId,
      noCommand: OWN_PERMISSION,
      mayPress: { permission: 'ManageGuild' },
      run: (ctx, { hitId, choice }) => except(deps, ctx, hitId, (offer) => shortChoiceOf(offer) === choice),
    }),
  ];
}

async function except(
  { hits, offers, settings }: ExceptDeps,
  { guildId, user, locale, refuse }: ComponentContext,
  hitId: string,
  isChosen: (offer: ExceptionOffer) => boolean,
): Promise<void> {
  const hit = await hits.find(guildId, hitId);
  const offered = hit === null ? [] : await offers.of(hit);
  const offer = offered.find(isChosen);
  if (hit === null || offer === undefined) return refuse(m.automod_except_gone({}, { locale }));
  try {
    await makeException({ settings, offers }, { guildId, savedBy: user.id, caller: null }, hit, offer);
  } catch (error) {
    if (error instanceof AppError) return refuse(m.automod_except_refused({}, { locale }));
    throw error;
  }
  return refuse(m.automod_excepted({ what: describeOffer(offer, locale) }, { locale }));
}
