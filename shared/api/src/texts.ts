import { z } from '@console/schema';

const upTo = (characters: number) => z.string().check(z.longest(characters));

const LONGEST_SEARCH = 1_000;

/**
 * The texts of requests by kind, each with the most characters that the platform stores (C143): the fields of forms are
 * made of them, the platform refuses what is longer, and the document of the contract tells it. Characters are UTF-16
 * units. Answers are without limits, so that a text from before a limit can be read, and shortened.
 */
export const texts = {
  /** An id, a code, an instant: what nobody types. */
  key: upTo(200),
  /** The name of a person, a company or a record. */
  name: upTo(100),
  /** The head of a column. */
  label: upTo(60),
  /** One line about a record: part of an address, a title, a topic. */
  line: upTo(200),
  /** A sentence or two. */
  description: upTo(500),
  /** Several lines, of which nobody makes a letter. */
  comment: upTo(2_000),
  /** The subject of a company's own mails. */
  subject: upTo(150),
  /** The body of a mail. */
  letter: upTo(10_000),
  /** The longest address that mail servers take (RFC 5321). */
  email: upTo(254),
  /** What another system is reached and signed in to with: an address of the web, a client, a secret, a scope. */
  setting: upTo(2_000),
  /** A file as a data URL or in base64. Its limit for users is in bytes of the file, and is smaller. */
  file: upTo(1_000_000),
  search: upTo(LONGEST_SEARCH),
};

/** As much of what was typed as a search takes. */
export const searchText = (typed: string): string => typed.slice(0, LONGEST_SEARCH);
