import { z } from '@console/schema';
import { bare, bareSecret, cut, withoutInvisible } from '@console/schema/bare';

/*
 * Texts in requests, with the platform's longest length in UTF-16 units (C143), for forms, platform and
 * docs/openapi.json. Answers have no limit, so that older texts can be read and shortened.
 *
 * Separate exports, as `texts`: a page bundles what it uses.
 */

/* @__NO_SIDE_EFFECTS__ */
const upTo = (characters: number) => z.string().check(z.longest(characters));
/* @__NO_SIDE_EFFECTS__ */
const bareUpTo = (characters: number, take = bare) =>
  z.string().check((text) => {
    text.value = take(text.value);
  }, z.longest(characters));

const LONGEST_SEARCH = 1_000;

/** Limits ids, codes and instants, never typed by people. */
export const key = upTo(200);
export const name = upTo(100);
export const label = upTo(60);
/** Part of an address, a title, a topic. */
export const line = upTo(200);
export const description = upTo(500);
/** Limits texts of several lines. */
export const comment = upTo(2_000);
export const subject = upTo(150);
/** Limits bodies of mails. */
export const letter = bareUpTo(10_000, withoutInvisible);
/** RFC 5321 sets this limit. */
export const email = bareUpTo(254);
/** Access to another system: address, host, client, scope. */
export const setting = bareUpTo(2_000);
/** C184 */
export const secret = bareUpTo(2_000, bareSecret);
export const orgNumber = bareUpTo(100);
/** Data URL or base64; users' limit is in bytes and smaller. */
export const file = upTo(1_000_000);
export const search = bareUpTo(LONGEST_SEARCH);

export const searchText = (typed: string): string => cut(typed, LONGEST_SEARCH);
