/** Once; later callers fetch the current document. Undefined = missing or unreadable. */
export function takePageData(name: 'config' | 'registry' | 'host'): unknown {
  const element = document.getElementById(name);
  element?.remove();
  try {
    return element ? JSON.parse(element.textContent) : undefined;
  } catch {
    return undefined;
  }
}
