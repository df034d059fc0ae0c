/*
 * Chakra's own reset, which `system.ts` turns off: the page's first stylesheet has ours. The host's build puts this in the
 * place of Chakra's `./preflight.js`, whose rules would travel all the same.
 */
export const createPreflight = (): object => ({});
