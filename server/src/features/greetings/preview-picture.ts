import type { WelcomePicture } from '@perigee/core/greetings/picture';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { GuildDirectory } from '../community/index.ts';
import { visitorOf } from './visitor.ts';
import { welcomeFile } from './welcome-file.ts';

interface PreviewDependencies {
  directory: GuildDirectory;
  settings: SettingsCache;
  cdnUrl: string;
}

interface Preview {
  guildId: string;
  /** The person who looks, and is drawn. */
  userId: string;
  picture: Pick<WelcomePicture, 'layout' | 'color'>;
}

/** Draws the welcome picture as if the person had just joined. */
export type PreviewPicture = (preview: Preview) => Promise<{ picture: string; description: string }>;

/** Draws the welcome picture for the person who looks. */
export function previewPictureWith({ directory, settings, cdnUrl }: PreviewDependencies): PreviewPicture {
  return async ({ guildId, userId, picture }) => {
    const [guild, member, { language }] = await Promise.all([
      directory.get(guildId),
      directory.member(guildId, userId),
      settings.get(guildId),
    ]);
    const visitor = visitorOf(member, guild.memberCount);
    const drawn = { picture, visitor, guildName: guild.name, locale: language.interface, cdnUrl };
    const { data, description } = await welcomeFile(drawn);
    return { picture: `data:image/png;base64,${data.toString('base64')}`, description };
  };
}
