import type { Giveaway } from '@perigee/core/rewards/giveaways/giveaway';
import {
  type GiveawayAbout,
  type GiveawayInput,
  type GiveawayTemplate,
  NEW_GIVEAWAY,
} from '@perigee/core/rewards/giveaways/schema';
import { toZoneInput } from '../../../lib/time/zone-input.ts';

/** A giveaway in the form: its channel may still be missing. */
export interface GiveawayDraft extends GiveawayAbout {
  channel: string | null;
  duration: number | null;
  endsAt: string | null;
}

/** What a dialog starts from: an empty form, a giveaway to edit, or a template. */
export interface DraftOf {
  giveaway?: Giveaway;
  template?: GiveawayTemplate;
}
export const EMPTY_DRAFT: DraftOf = {};

/** The initial values of the form. Moments are in the server's time zone. */
export function draftOf({ giveaway, template }: DraftOf, zone: string): GiveawayDraft {
  if (giveaway !== undefined) {
    const { channel, duration, endsAt } = giveaway;
    const isOpen = giveaway.state === 'running' && endsAt !== null;
    const isFixed = isOpen || duration === null;
    return {
      ...aboutOf(giveaway),
      channel,
      duration: isFixed ? null : duration,
      endsAt: isFixed && endsAt !== null ? toZoneInput(endsAt, zone) : null,
    };
  }
  const { duration } = template ?? NEW_GIVEAWAY;
  return { ...aboutOf(template ?? NEW_GIVEAWAY), channel: template?.channel ?? null, duration, endsAt: null };
}

/** Null while no channel is chosen. */
export function inputOf({ channel, ...rest }: GiveawayDraft): GiveawayInput | null {
  return channel === null ? null : { channel, ...rest };
}

/**
 * The part of a draft that a template keeps; a draft that ends at a fixed moment gets the default duration of a day.
 */
export function templateOf(draft: GiveawayDraft, name: string): GiveawayTemplate {
  return { ...aboutOf(draft), name, channel: draft.channel, duration: draft.duration ?? NEW_GIVEAWAY.duration };
}

function aboutOf(about: GiveawayAbout): GiveawayAbout {
  const { prize, description, winners, requiredRoles, requiredXp, requiredDays } = about;
  return { prize, description, winners, requiredRoles, requiredXp, requiredDays };
}
