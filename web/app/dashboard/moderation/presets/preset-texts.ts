import type { Preset } from '@perigee/core/moderation/automod/presets';
import { m } from '#texts';
import type { PlainMessage } from '../../../lib/preferences/use-text.ts';

/** The name of each preset, and whom it is for. */
export const PRESET_TEXTS: Record<Preset, { name: PlainMessage; text: PlainMessage }> = {
  relaxed: { name: m.preset_relaxed, text: m.preset_relaxed_text },
  normal: { name: m.preset_normal, text: m.preset_normal_text },
  strict: { name: m.preset_strict, text: m.preset_strict_text },
};
