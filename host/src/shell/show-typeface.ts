import { browserStorage, whenIdle } from '@console/browser';
import type { QueryClient } from '@console/query';
import { drawTypeface, preloadTypeface, typefaceUrl } from '../boot/typeface';

const LOOK_AGAIN_MS = 100;

/** Behind the first screen (Q200). */
export async function showTypeface(client: Pick<QueryClient, 'isFetching'>): Promise<void> {
  await whenIdle();
  if (document.documentElement.dataset.typeface !== undefined) return;
  while (client.isFetching() > 0) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    await whenIdle();
  }
  preloadTypeface().addEventListener('load', () => {
    drawTypeface();
    browserStorage.common.write('console-typeface', typefaceUrl());
  });
}
