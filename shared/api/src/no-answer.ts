import { z } from '@console/schema';

/** For writes whose answer is unspecified and not needed: success is the whole answer. */
export const noAnswer = z.unknown();
