import { z } from '@console/schema';

/** For writes whose answer the specification does not show and nobody needs: that they succeeded is the answer. */
export const noAnswer = z.unknown();
