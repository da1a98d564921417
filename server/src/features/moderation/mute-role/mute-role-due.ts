import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

/** Sets up the mute role in all channels. */
export const muteRoleDue = defineActKind('mute-role.set-up', z.object({ id: z.string() }));

/** Denies the mute role in a channel that was created or moved. */
export const channelDue = defineActKind('mute-role.close-channel', z.object({ channelId: z.string() }));
