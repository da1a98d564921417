import { defineFeature } from '../../feature.ts';
import { avatar } from './avatar.command.ts';
import { user } from './user.command.ts';

export const profileFeature = defineFeature({ name: 'profile', open: () => ({ commands: [avatar, user] }) });
