import type { RenderedRoute } from './render-route';

/** Renders once; `user.type` serves tests about keys. */
export async function fill(user: RenderedRoute['user'], field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
