import { defineFeature } from '../../feature.ts';
import { say } from './say.command.ts';

export const sayFeature = defineFeature({ name: 'say', open: () => ({ commands: [say] }) });
