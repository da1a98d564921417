import type { APIMessage } from 'discord-api-types/v10';
import type { JobMessage } from '../../jobs/job-attempt.ts';
import { JobRefused } from '../../jobs/job-refused.ts';
import { refusalOf } from '../../discord/refusal.ts';
import { TemplateFailed } from './compose-greeting.ts';

/** Whether the guild's settings, or the template filled in for this member, are at fault: a retry would fail again. */
export function isRefused(error: unknown): boolean {
  if (error instanceof TemplateFailed || error instanceof JobRefused) return true;
  return refusalOf(error) !== 'passing';
}

/** Whether a message is this one: the platform adds fields to embeds, and returns files by name. */
export function isLike({ content = '', embeds = [], files = [] }: JobMessage) {
  const own = words({ content: content ?? '', embeds: embeds ?? [] });
  const names = files.map(({ name }) => name).join();
  return (message: APIMessage) =>
    words(message) === own && message.attachments.map(({ filename }) => filename).join() === names;
}

interface MessageText {
  content?: string;
  embeds?: { title?: string; description?: string; author?: { name: string }; footer?: { text: string } }[];
}

function words({ content = '', embeds = [] }: MessageText): string {
  const parts = embeds.flatMap(({ title, description, author, footer }) => [
    title,
    description,
    author?.name,
    footer?.text,
  ]);
  return [content, ...parts].join('\n');
}
