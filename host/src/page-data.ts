/**
 * A document that the page itself carries, as its server put it there. Given out once: who asks again wants to know what
 * is so by now. `undefined` where the page has none, or one that cannot be read.
 */
export function takePageData(name: 'config' | 'registry' | 'host'): unknown {
  const element = document.getElementById(name);
  element?.remove();
  try {
    return element ? JSON.parse(element.textContent) : undefined;
  } catch {
    return undefined;
  }
}
