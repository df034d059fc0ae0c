import type { RenderedRoute } from './render-route';

/** In one step, rendering once; `user.type` is for tests about keys. */
export async function fill(user: RenderedRoute['user'], field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
