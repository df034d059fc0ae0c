import type { RenderedRoute } from './render-route';

/**
 * Appends a text to a field in one step, as by pasting, so that the page renders once. `user.type` renders it for each
 * letter and is for tests about keys.
 */
export async function fill(user: RenderedRoute['user'], field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
