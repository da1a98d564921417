import type { Config } from '../../../config/config.ts';
import { openSecretKey } from '../../../config/secret-key.ts';

/** The key that encrypts stored messages. Never kept in the database. @throws StartupError, see `openSecretKey`. */
export function openArchiveKey({
  messageArchiveKey: given,
  ...config
}: Pick<Config, 'messageArchiveKey' | 'credentials' | 'dataFolder'>): Buffer {
  return openSecretKey({ configured: given, purpose: 'message archive', file: 'message-archive.key' }, config);
}
