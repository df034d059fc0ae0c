import { MESSAGE_SUCCESS, type MessageResult } from '@console/api';

/** ACCT-073 and ACCT-090, to the letter. */
const LICENCE_LIMIT_REACHED = 'License usage limit reached. Please change your license to invite new user.';

/** Why an answer that is no HTTP error still refuses. Failure and warning mean the same to the specification (C27). */
export const refusedReason = ({ type }: MessageResult): string | undefined =>
  type === MESSAGE_SUCCESS ? undefined : LICENCE_LIMIT_REACHED;
