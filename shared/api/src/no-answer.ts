import { z } from '@console/schema';

/** Writes whose answer is unspecified and unneeded. */
export const noAnswer = z.unknown();
