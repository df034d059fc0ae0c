/*
 * A search by role reads the computed style of most elements of a page, for which jsdom tries every rule's selector on
 * each element: a third of the time of a page's test. Most rules name a tag or a class that the element lacks, which
 * this check detects faster.
 */

import { createRequire } from 'node:module';
import { mayMatch } from './may-match.js';

const require = createRequire(import.meta.url);
const requireOfJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
// Before jsdom's other modules, which copy the function from this one when they load.
const selectors = requireOfJsdom('./jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

export default require('jest-fixed-jsdom');
