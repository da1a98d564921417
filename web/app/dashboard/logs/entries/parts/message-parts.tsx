import type { LogEntryOf } from '@perigee/core/logs/entry';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Attachments } from './attachments.tsx';
import { Fact } from './fact.tsx';
import { HeldParts } from './held-parts.tsx';
import { Person } from './names.tsx';
import { TRANSCRIPT_FORMATS, useTranscript } from './use-transcript.ts';
import { Difference, QuotedText } from './written.tsx';
import styles from '../entries.module.css';

const UNKEPT = {
  bot: m.entry_unkept_bot,
  webhook: m.entry_unkept_webhook,
  system: m.entry_unkept_system,
} as const;

/** The facts about a deleted message. */
export function DeleteFacts({ entry: { details } }: { entry: LogEntryOf<'messageDelete'> }) {
  const text = useText();
  const { author, unkept } = details;

  if (author === null) return null;
  return (
    <Fact name={m.entry_author}>
      {unkept === 'webhook' ? <bdi>{author.name ?? author.id}</bdi> : <Person person={author} as="target" />}
      {unkept !== undefined && <span className={styles['dim']}> · {text(UNKEPT[unkept])}</span>}
    </Fact>
  );
}

/** The text of a deleted message. */
export function DeletedText({ entry: { details } }: { entry: LogEntryOf<'messageDelete'> }) {
  const text = useText();

  return (
    <>
      {details.text === null && (
        <p className={styles['dim']}>{text(details.unkept === undefined ? m.entry_text_unknown : m.entry_unkept)}</p>
      )}
      {details.text === '' && details.attachments.length === 0 && details.held === undefined && (
        <p className={styles['dim']}>{text(m.entry_text_none)}</p>
      )}
      {details.text !== null && details.text !== '' && <QuotedText words={details.text} />}
      {details.held !== undefined && <HeldParts held={details.held} />}
      <Attachments title={m.entry_attachments} files={details.attachments} />
    </>
  );
}

/** The facts about an edited message. */
export function EditFacts({ entry: { channel, details } }: { entry: LogEntryOf<'messageEdit'> }) {
  const text = useText();
  const guildId = useGuildId();

  return (
    <>
      <Fact name={m.entry_author}>
        <Person person={details.author} as="target" />
      </Fact>
      {channel !== null && (
        <Fact name={m.entry_message}>
          <a
            className={styles['outside']}
            href={`https://discord.com/channels/${guildId}/${channel.id}/${details.messageId}`}
            target="_blank"
            rel="noreferrer"
          >
            {text(m.case_message_open)}
            <Icon name="external" size={16} />
          </a>
        </Fact>
      )}
    </>
  );
}

/** A message before and after. */
export function EditedText({ entry: { details } }: { entry: LogEntryOf<'messageEdit'> }) {
  const text = useText();
  const { before, after, removed } = details;

  return (
    <>
      {before === null && <p className={styles['dim']}>{text(m.entry_before_unknown)}</p>}
      {before === null || before === after ? (
        after !== '' && <QuotedText words={after} />
      ) : (
        <Difference before={before} after={after} />
      )}
      <Attachments title={m.entry_attachments_removed} files={removed} />
    </>
  );
}

/** The facts about a bulk deletion. */
export function BulkFacts({ entry: { details } }: { entry: LogEntryOf<'messageDeleteBulk'> }) {
  const text = useText();
  const { count, known, authors } = details;

  return (
    <>
      <Fact name={m.entry_deleted}>
        {text(m.entry_bulk_count, { count })}
        {known < count && ` · ${text(m.entry_bulk_known, { known })}`}
      </Fact>
      {authors.length > 0 && (
        <Fact name={m.entry_bulk_authors} isWide>
          <ul className={styles['names']}>
            {authors.map(({ person, count: own }) => (
              <li key={person.id}>
                <Person person={person} as="target" /> <span className={styles['dim']}>{own}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}

/** The download of a bulk deletion's transcript. */
export function BulkTranscript({ entry: { id, details } }: { entry: LogEntryOf<'messageDeleteBulk'> }) {
  const text = useText();
  const transcript = useTranscript(id);

  if (!details.hasTranscript) return null;
  return (
    <div className={styles['transcript']}>
      {TRANSCRIPT_FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          aria-label={text(m.entry_transcript_as, { format: format.toUpperCase() })}
          busy={transcript.isPending && transcript.variables === format}
          disabled={transcript.isPending}
          onClick={() => transcript.mutate(format)}
        >
          <Icon name="down" size={16} />
          {text(m.entry_transcript, { format: format.toUpperCase() })}
        </Button>
      ))}
    </div>
  );
}
