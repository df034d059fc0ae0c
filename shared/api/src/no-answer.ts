import { z } from '@console/schema';

/** For writes whose answer is unspecified and unneeded. */
export const noAnswer = z.unknown();
