const LAST_VISIT = 'console-releases-visit';

/**
 * When this person looked at releases before: a visit is a tab's session, so that opening a package and coming back leaves
 * the marks. The first visit of all knows of nothing before it.
 */
export function lastVisit(person: string, now = new Date()): Date {
  const key = `${LAST_VISIT}:${person}`;
  try {
    const before = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? now.toISOString();
    sessionStorage.setItem(key, before);
    localStorage.setItem(key, now.toISOString());
    return new Date(before);
  } catch {
    // Storage can be blocked altogether; then nothing is marked.
    return now;
  }
}
