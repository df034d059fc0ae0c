import * as z from 'zod/mini';

// Before the first schema: the page's policy forbids eval, and zod's probe for it would be reported.
z.config({ jitless: true });

export { z };
