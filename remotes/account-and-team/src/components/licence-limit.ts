import { MESSAGE_SUCCESS, type MessageResult } from '@console/api';
import { t } from '@console/words';

/** ACCT-073, ACCT-090 */
const LICENCE_LIMIT_REACHED = t('License usage limit reached. Please change your license to invite new user.');

/** The specification treats failure and warning alike (C27). */
export const refusedReason = ({ type }: MessageResult): string | undefined =>
  type === MESSAGE_SUCCESS ? undefined : LICENCE_LIMIT_REACHED;
