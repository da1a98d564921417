import type { EntryTexts } from '../../community/index.ts';

export const CUSTOM_JOB_TEXTS: EntryTexts = {
  duplicate: { message: 'Another job has this name', code: 'jobNameTaken' },
  missing: 'There is no such job',
};
