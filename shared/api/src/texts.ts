import { z } from '@console/schema';

/*
 * The kinds of text in requests, each with the maximum length that the platform stores (C143). Forms make their fields
 * of them, the platform refuses longer texts, and docs/openapi.json shows the limits. Lengths are in UTF-16 units.
 * Answers have no limits, so that an older, longer text can be read and shortened.
 *
 * Each kind is an export of its own, imported as `texts`: a page that sends no request then bundles none of them.
 */

/* @__NO_SIDE_EFFECTS__ */
const upTo = (characters: number) => z.string().check(z.longest(characters));

const LONGEST_SEARCH = 1_000;

/** An id, a code or an instant; never typed by a user. */
export const key = upTo(200);
/** The name of a person, a company or a record. */
export const name = upTo(100);
/** The heading of a column. */
export const label = upTo(60);
/** One line about a record: part of an address, a title, a topic. */
export const line = upTo(200);
/** A sentence or two. */
export const description = upTo(500);
/** A text of several lines, shorter than a letter. */
export const comment = upTo(2_000);
/** The subject of a company's own mails. */
export const subject = upTo(150);
/** The body of a mail. */
export const letter = upTo(10_000);
/** The longest address that mail servers accept (RFC 5321). */
export const email = upTo(254);
/** Access data of another system: a web address, a client, a secret, a scope. */
export const setting = upTo(2_000);
/** A file as a data URL or in base64. The limit that users see is in bytes of the file, and is smaller. */
export const file = upTo(1_000_000);
/** A typed search text. */
export const search = upTo(LONGEST_SEARCH);

/** Cuts a typed text to the length that a search accepts. */
export const searchText = (typed: string): string => typed.slice(0, LONGEST_SEARCH);
