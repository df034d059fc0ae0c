/**
 * Takes a document that the server has put into the page. Returned once; later callers fetch the current document.
 * `undefined` if the page has none, or one that cannot be read.
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
