import { defineFeature } from '../../feature.ts';
import { emoji } from './emoji.command.ts';

export const emojiFeature = defineFeature({ name: 'emoji', open: () => ({ commands: [emoji] }) });
