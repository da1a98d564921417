import { defineFeature } from '../../feature.ts';
import { timestamp } from './timestamp.command.ts';

export const timestampFeature = defineFeature({ name: 'timestamp', open: () => ({ commands: [timestamp] }) });
