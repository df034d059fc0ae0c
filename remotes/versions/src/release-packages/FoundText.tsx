import { createContext, useContext } from 'react';
import { foundParts } from './plain-text';

const Query = createContext('');

/** Around everything in which the same words are marked. */
export const FoundIn = Query.Provider;

/** Words as they are, with what is searched for marked in them. */
export function FoundText({ children }: { children: string }) {
  const query = useContext(Query);
  // The index is the key: parts have no other identity.
  return foundParts(children, query).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
