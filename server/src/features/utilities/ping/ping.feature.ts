import { defineFeature } from '../../feature.ts';
import { ping } from './ping.command.ts';

export const pingFeature = defineFeature({ name: 'ping', open: () => ({ commands: [ping] }) });
