import { defineFeature } from '../../feature.ts';
import { help } from './help.command.ts';

export const helpFeature = defineFeature({ name: 'help', open: () => ({ commands: [help] }) });
