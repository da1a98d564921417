import { m } from '#texts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { AppError } from '../../../../errors/app-error.ts';
import type { SettingsService } from '../../../community/index.ts';
import { exceptHitId } from '../hits/hit-button.ts';
import type { HitStore } from '../hits/hit-store.ts';
import { choiceOf, describeOffer } from './exception-choices.ts';
import type { ExceptionOffers } from './exception-offers.ts';
import { makeException } from './make-exception.ts';

interface ExceptDeps {
  hits: HitStore;
  offers: ExceptionOffers;
  settings: Pick<SettingsService, 'change'>;
}

/** Makes the exception chosen under a log entry: a change of the settings, for members who may manage the server. */
export function exceptComponent({ hits, offers, settings }: ExceptDeps): Component {
  return defineComponent({
    id: exceptHitId,
    noCommand: 'no command does the same; it needs its own permission',
    mayPress: { permission: 'ManageGuild' },
    async run({ guildId, user, locale, values, refuse }, { hitId }) {
      const hit = await hits.find(guildId, hitId);
      const offered = hit === null ? [] : await offers.of(hit);
      const offer = offered.find((one) => choiceOf(one) === values[0]);
      if (hit === null || offer === undefined) return refuse(m.automod_except_gone({}, { locale }));
      try {
        await makeException({ settings, offers }, { guildId, savedBy: user.id, caller: null }, hit, offer);
      } catch (error) {
        if (error instanceof AppError) return refuse(m.automod_except_refused({}, { locale }));
        throw error;
      }
      return refuse(m.automod_excepted({ what: describeOffer(offer, locale) }, { locale }));
    },
  });
}
