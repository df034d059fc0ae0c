import { z } from '@console/schema';

/*
 * The texts of requests by kind, each with the most characters that the platform stores (C143): the fields of forms are
 * made of them, the platform refuses what is longer, and the document of the contract has it. Characters are UTF-16
 * units. Answers are without limits, so that a text from before a limit can be read, and shortened.
 *
 * Each kind is an export of its own, imported as `texts`: a page that sends no request then carries none of them.
 */

/* @__NO_SIDE_EFFECTS__ */
const upTo = (characters: number) => z.string().check(z.longest(characters));

const LONGEST_SEARCH = 1_000;

/** An id, a code, an instant: what nobody types. */
export const key = upTo(200);
/** The name of a person, a company or a record. */
export const name = upTo(100);
/** The head of a column. */
export const label = upTo(60);
/** One line about a record: part of an address, a title, a topic. */
export const line = upTo(200);
/** A sentence or two. */
export const description = upTo(500);
/** Several lines, of which nobody makes a letter. */
export const comment = upTo(2_000);
/** The subject of a company's own mails. */
export const subject = upTo(150);
/** The body of a mail. */
export const letter = upTo(10_000);
/** The longest address that mail servers take (RFC 5321). */
export const email = upTo(254);
/** What another system is reached and signed in to with: an address of the web, a client, a secret, a scope. */
export const setting = upTo(2_000);
/** A file as a data URL or in base64. Its limit for users is in bytes of the file, and is smaller. */
export const file = upTo(1_000_000);
/** What is typed to find something. */
export const search = upTo(LONGEST_SEARCH);

/** As much of what was typed as a search takes. */
export const searchText = (typed: string): string => typed.slice(0, LONGEST_SEARCH);
