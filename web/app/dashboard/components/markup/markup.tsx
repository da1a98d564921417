import type { ReactNode } from 'react';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { relativeTime } from '../../lib/time/relative-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { EmbedTime } from '../embed-preview/embed-time.tsx';
import { type MarkupNode, parseMarkup } from './parse-markup.ts';
import styles from './markup.module.css';

/** The text shown for each mention, by its markup: `<@123>` is “@Leo”. */
export type MentionNames = ReadonlyMap<string, string>;

/** Renders a text with the platform's markup. */
export function Markup({ text, mentions }: { text: string; mentions: MentionNames }) {
  return <Nodes nodes={parseMarkup(text)} mentions={mentions} />;
}

function Nodes({ nodes, mentions }: { nodes: readonly MarkupNode[]; mentions: MentionNames }) {
  // The nodes of a text have no identity except their index.
  // oxlint-disable-next-line react/no-array-index-key
  return nodes.map((node, index) => <Drawn key={index} node={node} mentions={mentions} />);
}

function Drawn({ node, mentions }: { node: MarkupNode; mentions: MentionNames }): ReactNode {
  if ('children' in node) {
    const title = node.kind === 'link' && { title: node.url };
    return (
      <span className={styles[node.kind]} {...title}>
        <Nodes nodes={node.children} mentions={mentions} />
      </span>
    );
  }
  if (node.kind === 'text') return node.text;
  if (node.kind === 'time') return <Time seconds={node.seconds} isRelative={node.isRelative} />;
  if (node.kind === 'mention') {
    return <span className={styles['mention']}>{mentions.get(node.text) ?? node.text}</span>;
  }
  if (node.kind === 'unfinished') return <mark className={styles['unfinished']}>{node.text}</mark>;
  return <code className={styles[node.kind]}>{node.text}</code>;
}

/** The limit of JavaScript dates, in seconds before or after 1970. */
const FARTHEST_SECONDS = 8.64e12;

function Time({ seconds, isRelative }: { seconds: number; isRelative: boolean }) {
  if (Math.abs(seconds) > FARTHEST_SECONDS) return null;
  const iso = new Date(seconds * 1000).toISOString();
  return (
    <span className={styles['time']}>
      {isRelative ? <RelativeTime iso={iso} /> : <EmbedTime iso={iso} length="long" />}
    </span>
  );
}

const MINUTE_MS = 60_000;

function RelativeTime({ iso }: { iso: string }) {
  const { locale } = usePreferences();
  const now = useNow(MINUTE_MS);

  return <time dateTime={iso}>{relativeTime(Date.parse(iso) - now, locale)}</time>;
}
