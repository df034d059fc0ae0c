/** With different first ports, two checkouts on one machine run side by side. */
const FIRST = Number(process.env.E2E_PORT ?? 4150);

/** How many ports each server takes, in order. Installations take two each, by slot. */
const COUNTS = {
  slot: 20,
  containers: 12,
  otherOrigin: 1,
  collector: 1,
  areaDevServer: 1,
  gateway: 4,
  secondProvider: 1,
  gallery: 1,
  otherBrowser: 2,
  packages: 1,
  start: 3,
} as const;

type User = keyof typeof COUNTS;
const USERS = Object.keys(COUNTS) as User[];

/** A port that no other part of the tests uses. */
export function portOf(user: User, index = 0): number {
  if (index >= COUNTS[user]) throw new Error(`${user} has ${COUNTS[user]} ports, and port ${index} of them is wanted.`);
  return USERS.slice(0, USERS.indexOf(user)).reduce((port, other) => port + COUNTS[other], FIRST) + index;
}
