import type { RenderedRoute } from './render-route';

/**
 * Enters a text at the end of a field in one go, as one pastes it: of a letter, a page is drawn as often as of a whole
 * text. `user.type` is for where the keys are the subject.
 */
export async function fill(user: RenderedRoute['user'], field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
