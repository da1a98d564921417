import { defineFeature } from '../../feature.ts';
import { color } from './color.command.ts';

export const colorFeature = defineFeature({ name: 'color', open: () => ({ commands: [color] }) });
