import { defineFeature } from '../../feature.ts';
import { invite } from './invite.command.ts';

export const inviteFeature = defineFeature({ name: 'invite', open: () => ({ commands: [invite] }) });
