import * as z from 'zod/mini';
import { defineActKind } from '../../acts/act-kind.ts';

/** The mute role is to be set up in all channels. */
export const muteRoleDue = defineActKind('mute-role.set-up', z.object({ id: z.string() }));

/** A channel came, or came into another category. */
export const channelDue = defineActKind('mute-role.close-channel', z.object({ channelId: z.string() }));
