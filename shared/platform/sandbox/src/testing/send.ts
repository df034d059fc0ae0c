import { type AnswerOf, type Call, type InputOf, type SendOptions, send as sendCall } from '@console/http';

/** Sends edits without a version unless the test gives a version. */
export const send = sendCall as <C extends Call>(
  call: C,
  input?: InputOf<C>,
  options?: SendOptions,
) => Promise<AnswerOf<C>>;
