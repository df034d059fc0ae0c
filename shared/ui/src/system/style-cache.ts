import createCache from '@emotion/cache';

/** Always through insertRule, in development too: the page's CSP allows no inline style but an empty tag. */
export const styleCache = createCache({ key: 'ui', speedy: true });
