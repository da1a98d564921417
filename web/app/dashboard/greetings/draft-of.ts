import { DEFAULT_PICTURE } from '@perigee/core/greetings/picture';
import type { GreetingDraft, GreetingName, Greetings } from '@perigee/core/greetings/schema';
import { dropEmptyFields } from '@perigee/core/embeds/schema';

/** A greeting as it stands in the form, for a trial. */
export function draftOf(name: GreetingName, { join, leave, dm }: Greetings): GreetingDraft {
  const { message, embed, channel, picture } = {
    join,
    leave: { ...leave, picture: DEFAULT_PICTURE },
    dm: { ...dm, channel: null, picture: DEFAULT_PICTURE },
  }[name];
  return { message, embed: dropEmptyFields(embed), channel, picture };
}
