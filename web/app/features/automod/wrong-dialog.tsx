import { Modal } from '@mantine/core';
import type { HitReply } from '@perigee/core/automod/site-endpoints';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { FailureNotice } from '../../components/failure-notice/failure-notice.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { exceptionAddress } from './hit-address.ts';
import { useMarkWrong } from './use-hits.ts';
import cards from '../../components/card-list/card-list.module.css';
import styles from './automod.module.css';

interface WrongDialogProps {
  /** Null while the dialog is closed. */
  hit: HitReply | null;
  onClose: () => void;
}

/** Asks before what followed from a hit is taken back, then offers to keep it from happening again. */
export function WrongDialog({ hit, onClose }: WrongDialogProps) {
  const text = useText();

  return (
    <Modal
      opened={hit !== null}
      onClose={onClose}
      title={text(m.hits_wrong)}
      closeButtonProps={{ 'aria-label': text(m.dialog_close) }}
    >
      {hit !== null && <Question hit={hit} onClose={onClose} />}
    </Modal>
  );
}

function Question({ hit, onClose }: { hit: HitReply; onClose: () => void }) {
  const text = useText();
  const wrong = useMarkWrong(hit.id);

  if (wrong.isSuccess) return <Offer hit={hit} onClose={onClose} />;
  return (
    <div className={cards['question']}>
      <p>
        {hit.caseNumber === null ? text(m.hits_wrong_text) : text(m.hits_wrong_text_case, { number: hit.caseNumber })}
      </p>
      {hit.isDeleted && <p className={styles['dim']}>{text(m.hits_wrong_deleted)}</p>}
      <FailureNotice error={wrong.error} />
      <div className={cards['actions']}>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button tone="primary" busy={wrong.isPending} onClick={() => wrong.mutate()}>
          {text(m.hits_wrong_do)}
        </Button>
      </div>
    </div>
  );
}

/** The exceptions that would have left this message alone. A thread is not offered: its rules are those of its channel. */
function Offer({ hit, onClose }: { hit: HitReply; onClose: () => void }) {
  const text = useText();
  const { id, channels, settings } = useGuild();
  const channel = channels.find((known) => known.id === hit.channelId);
  const rules = hit.rules.filter((rule) => settings.autoModeration[rule].enabled);

  return (
    <div className={cards['question']}>
      <p role="status">{text(m.hits_undone)}</p>
      {rules.length > 0 && (
        <>
          <p>{text(m.hits_offer)}</p>
          <div className={styles['offers']}>
            {rules.map((rule) => {
              const name = text(RULE_TEXTS[rule].title);
              return (
                <LinkButton key={rule} size="small" to={exceptionAddress(id, rule, channel?.id ?? null)}>
                  {channel === undefined
                    ? text(m.hits_offer_rule, { rule: name })
                    : text(m.hits_offer_channel, { rule: name, channel: channel.name })}
                </LinkButton>
              );
            })}
          </div>
        </>
      )}
      <div className={cards['actions']}>
        <Button onClick={onClose}>{text(m.dialog_close)}</Button>
      </div>
    </div>
  );
}
