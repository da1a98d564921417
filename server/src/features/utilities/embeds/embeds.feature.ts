import { defineFeature } from '../../feature.ts';
import { embed } from './embed.command.ts';

export const embedsFeature = defineFeature({ name: 'embeds', open: () => ({ commands: [embed] }) });
