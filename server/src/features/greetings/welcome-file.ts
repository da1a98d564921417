import type { WelcomePicture } from '@perigee/core/greetings/picture';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { unmarkedText } from '../../texts/people-text.ts';
import { drawPng } from '../../cards/draw-png.ts';
import { fetchAvatar } from '../../cards/fetch-avatar.ts';
import { drawable, isDrawable } from '../../cards/typeface.ts';
import { welcomePicture } from './picture/welcome-picture.ts';
import { nameOfVisitor, type Visitor } from './visitor.ts';

interface WelcomeInput {
  picture: Pick<WelcomePicture, 'layout' | 'color'>;
  visitor: Pick<Visitor, 'user' | 'nick' | 'members'>;
  guildName: string;
  locale: Locale;
  cdnUrl: string;
}

export interface WelcomeFile {
  name: string;
  data: Buffer;
  /** Alternative text. */
  description: string;
}

/** The welcome picture as a file. */
export async function welcomeFile({ picture, visitor, guildName, locale, cdnUrl }: WelcomeInput): Promise<WelcomeFile> {
  const { user, members } = visitor;
  const name = nameOfVisitor(visitor);
  const drawn = welcomePicture(picture.layout, {
    locale,
    userId: user.id,
    name: drawableName(visitor, locale),
    avatar: await fetchAvatar(cdnUrl, user),
    guildName: isDrawable(guildName, 'text') ? guildName : '',
    number: members,
    color: picture.color,
  });
  return {
    name: `welcome-${user.id}.png`,
    data: await drawPng(drawn),
    description: m.welcome_described({ name: unmarkedText(name), guild: unmarkedText(guildName) }, { locale }),
  };
}

/**
 * The first of a member's names that the card's fonts can draw in full; otherwise the drawable part of the username.
 */
function drawableName({ user, nick }: Pick<Visitor, 'user' | 'nick'>, locale: Locale): string {
  const names = [nick, user.global_name, user.username].flatMap((name) => name ?? []);
  const whole = names.find((name) => isDrawable(name, 'heading'));
  return whole ?? (drawable(user.username, 'heading') || m.welcome_newcomer({}, { locale }));
}
