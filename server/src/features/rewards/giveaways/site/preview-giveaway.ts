import type { ShownGiveaway } from '@perigee/core/rewards/giveaways/endpoints';
import { normaliseAbout } from '@perigee/core/rewards/giveaways/normalise';
import type { GiveawayInput } from '@perigee/core/rewards/giveaways/schema';
import { m } from '#texts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { readEnd } from '../desk/read-end.ts';
import { drawMessage } from '../drawing/draw-message.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';

/** What the message would look like right after the opening, drawn as in the chat. */
export async function previewGiveaway(
  { settings, directory }: Pick<GiveawayDeps, 'settings' | 'directory'>,
  guildId: string,
  { channel: _channel, duration, endsAt, ...input }: GiveawayInput,
  userId: string,
): Promise<ShownGiveaway> {
  await directory.get(guildId);
  const read = await settings.get(guildId);
  const about = normaliseAbout(input);
  const end = readEnd({ duration, endsAt }, read.timeZone.zone);
  const writing = moneyWritingOf({ locale: read.language.interface, settings: read });
  const { embeds } = drawMessage(
    {
      id: '00000000-0000-0000-0000-000000000000',
      number: null,
      about,
      state: 'running',
      createdBy: userId,
      endsAt: end.endsAt ?? new Date(Date.now() + end.durationMs),
      endedAt: null,
      commitment: null,
      entries: 0,
      drawn: [],
    },
    writing,
    '',
  );
  const [{ color, title, description, footer } = { color: 0, title: '', description: '', footer: { text: '' } }] =
    embeds;
  const button = m.giveaway_enter({ count: '0' }, { locale: writing.locale });
  return { color, title, description, footer: footer.text, button };
}
