/*
 * To find something by its role, the style of most elements of a page is asked for, and jsdom tries the selector of each
 * rule on each of them: a third of the time of a page's test. Most rules name a tag or a class that the element does not
 * have, which is seen without trying.
 */

import { createRequire } from 'node:module';
import { mayMatch } from './may-match.js';

const require = createRequire(import.meta.url);
const requireOfJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
// Before jsdom's other modules load: they take the function out of this one.
const selectors = requireOfJsdom('./jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

export default require('jest-fixed-jsdom');
