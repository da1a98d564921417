import { defineFeature } from '../../feature.ts';
import { info } from './info.command.ts';

export const infoFeature = defineFeature({ name: 'info', open: () => ({ commands: [info] }) });
