import { useLicencesLeft } from '../components/use-licences-left';

/** Keeps the line's room, so that nothing jumps when the numbers come. */
const NOT_YET = '\u00a0';

/** '48 users · 9 licences left of 60'. The licences wait for the invites, which hold some of them. */
export function TeamFacts({ users }: { users: number | undefined }) {
  const licences = useLicencesLeft();
  if (users === undefined) return NOT_YET;
  return [users === 1 ? '1 user' : `${users.toLocaleString('en-GB')} users`, licences].filter(Boolean).join(' · ');
}
