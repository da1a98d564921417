import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';

/** Sets up the mute role in all channels. */
export const setUpMuteRoleJob = defineJobKind('mute-role.set-up', z.object({ id: z.string() }));

/** Denies the mute role in a channel that was created or moved. */
export const closeChannelJob = defineJobKind('mute-role.close-channel', z.object({ channelId: z.string() }));
