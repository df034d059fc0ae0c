/** With different first ports, two checkouts on one machine run side by side. */
const FIRST = Number(process.env.E2E_PORT ?? 4150);

/** Offset of each server's port. Installations take two each, by slot; the bench takes the last. */
const OFFSETS = {
  slot: 0,
  containers: 20,
  otherOrigin: 32,
  collector: 33,
  areaDevServer: 34,
  gateway: 35,
  secondProvider: 39,
  gallery: 40,
  otherBrowser: 41,
} as const;

/** A port that no other part of the tests uses. */
export function portOf(user: keyof typeof OFFSETS, index = 0): number {
  return FIRST + OFFSETS[user] + index;
}
