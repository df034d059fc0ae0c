/*
 * jsdom tries every rule on each element in role searches, a third of page tests. Most rules name a tag or class that
 * is missing, which this finds faster.
 */

import { createRequire } from 'node:module';
import { mayMatch } from './may-match.js';

const require = createRequire(import.meta.url);
const requireOfJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
// Other modules of jsdom copy the function on load.
const selectors = requireOfJsdom('./jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

export default require('jest-fixed-jsdom');
