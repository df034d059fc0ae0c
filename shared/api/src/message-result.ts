import { z } from '@console/schema';

/** SHRD-016: 0 success, 1 failure, 2 warning. */
export const MESSAGE_SUCCESS = 0;
export const MESSAGE_FAILURE = 1;
export const MESSAGE_WARNING = 2;

/** Answers of refusals without an HTTP error, such as no licence. */
export const messageResult = z.object({
  type: z.union([z.literal(MESSAGE_SUCCESS), z.literal(MESSAGE_FAILURE), z.literal(MESSAGE_WARNING)]),
  message: z.optional(z.string()),
});
export type MessageResult = z.infer<typeof messageResult>;
