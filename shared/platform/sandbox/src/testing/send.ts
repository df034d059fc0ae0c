import { type AnswerOf, type Call, type InputOf, type SendOptions, send as sendCall } from '@console/http';

/** An edit has no version unless the test gives one. */
export const send = sendCall as <C extends Call>(
  call: C,
  input?: InputOf<C>,
  options?: SendOptions,
) => Promise<AnswerOf<C>>;
