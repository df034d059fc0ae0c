/** The few things done to the page itself, in one place because the test environment cannot navigate. */
export const page = {
  assign: (url: string) => location.assign(url),
  replace: (url: string) => location.replace(url),
  reload: () => location.reload(),
};

/** Listens until the returned function is called. */
export function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
