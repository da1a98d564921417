import type { ExceptionOffer, HitReply } from '@perigee/core/moderation/automod/site-endpoints';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText, type Translate } from '../../../lib/preferences/use-text.ts';
import { useMakeException, useOffers } from './use-exceptions.ts';
import styles from './automod.module.css';

const OFFERS = {
  guild: m.offer_entry,
  domain: m.offer_entry,
  word: m.offer_word,
  fileType: m.offer_fileType,
  channel: m.offer_channel,
  role: m.offer_role,
};

/** What an exception does, such as `Leave #general alone in “Capital letters”`. */
function offerText(text: Translate, { rule, kind, value, name }: ExceptionOffer): string {
  return text(OFFERS[kind], { what: name ?? value, rule: text(RULE_TEXTS[rule].title) });
}

/** The key of an offered exception in a list. */
const offerKey = ({ rule, kind, value }: ExceptionOffer) => `${rule} ${kind} ${value}`;

/** The exceptions under which the rules would have left this message alone; one press creates one. */
export function ExceptionOffers({ hit }: { hit: HitReply }) {
  const text = useText();
  const { id } = useGuild();
  const settings = useTabSettings('moderation');
  const offers = useOffers(hit.id);
  const make = useMakeException(hit.id);
  const [made, setMade] = useState<ReadonlySet<string>>(new Set());
  const rules = hit.rules.filter((rule) => settings.autoModeration[rule].enabled);

  const handleMake = (offer: ExceptionOffer) =>
    make.mutate(offer, { onSuccess: () => setMade(new Set([...made, offerKey(offer)])) });

  if (rules.length === 0) return <p className={styles['dim']}>{text(m.hits_offer_off)}</p>;
  return (
    <>
      <p>{text(m.hits_offer)}</p>
      {offers.isPending && <Skeleton height={96} />}
      <ul className={styles['offers']} aria-label={text(m.hits_offers)}>
        {(offers.data ?? []).map((offer) => (
          <OfferRow
            key={offerKey(offer)}
            offer={offer}
            isMade={made.has(offerKey(offer))}
            isBusy={make.isPending && offerKey(make.variables) === offerKey(offer)}
            isWaiting={make.isPending}
            onMake={() => handleMake(offer)}
          />
        ))}
      </ul>
      {(make.isError || offers.isError) && <FailureNotice error={make.error ?? offers.error} />}
      <div className={styles['settingsOf']}>
        {rules.map((rule) => (
          <LinkButton key={rule} size="small" tone="quiet" to={`/guilds/${id}/moderation#automod.${rule}`}>
            {text(m.hits_offer_rule, { rule: text(RULE_TEXTS[rule].title) })}
          </LinkButton>
        ))}
      </div>
    </>
  );
}

interface OfferRowProps {
  offer: ExceptionOffer;
  isMade: boolean;
  isBusy: boolean;
  /** Another exception is being created: one at a time. */
  isWaiting: boolean;
  onMake: () => void;
}

function OfferRow({ offer, isMade, isBusy, isWaiting, onMake }: OfferRowProps) {
  const text = useText();
  const what = offerText(text, offer);

  return (
    <li>
      <span>{what}</span>
      {isMade ? (
        <strong className={styles['undone']}>
          <Icon name="check" size={16} />
          {text(m.offer_made)}
        </strong>
      ) : (
        <Button
          size="small"
          busy={isBusy}
          disabled={isWaiting}
          aria-label={`${text(m.offer_make)}: ${what}`}
          onClick={onMake}
        >
          {text(m.offer_make)}
        </Button>
      )}
    </li>
  );
}
