import { ApiError } from '@console/http';
import type { QueryClient } from '@console/query';
import { isWorded, reasonOf, reloadWithDrafts, toast } from '@console/ui';
import { t } from '@console/words';

const LOOK_MS = 1_000;
const PATIENCE_MS = 8_000;
const [SLOW, MISSING] = ['slow-answer', 'missing-answer'];

/** Buttons show that their call runs; failures may be named in place. */
export function sayWhatIsMissing(client: QueryClient): void {
  const cache = client.getQueryCache();
  let part: object | null | undefined;
  let waitedMs = 0;
  let missing: readonly (Error | null)[] = [];
  setInterval(() => {
    const unanswered = cache.findAll({ type: 'active', predicate: ({ state }) => state.data === undefined });
    const running = unanswered.find(({ state }) => state.fetchStatus === 'fetching');
    const loading = document.querySelector('[aria-busy=true]:not(button, input)') ?? running ?? null;
    // What the first look finds has loaded since the page began.
    const startMs = part === undefined ? Math.min(PATIENCE_MS, LOOK_MS * Math.floor(performance.now() / LOOK_MS)) : 0;
    waitedMs = loading === part ? waitedMs + LOOK_MS : startMs;
    if (loading !== part) toast.withdraw(SLOW);
    part = loading;
    if (loading !== null && waitedMs === PATIENCE_MS) saySlow();
    const failed = unanswered.filter(({ state: { error } }) => error !== null && !isWorded(error) && !isOver(error));
    const errors = failed.map(({ state: { error } }) => error);
    const [first] = errors;
    if (errors.length === missing.length && errors.every((error) => missing.includes(error))) return;
    missing = errors;
    toast.withdraw(MISSING);
    if (!first) return;
    toast.error(t('Part of this page didn’t load'), {
      ...(first instanceof ApiError && { description: reasonOf(first.code) }),
      action: { label: t('Try again'), onClick: () => failed.forEach((query) => void query.fetch().catch(() => {})) },
      topic: MISSING,
    });
  }, LOOK_MS);
}

const isOver = (error: Error) =>
  error instanceof ApiError && (error.handled || ['aborted', 'unauthenticated'].includes(error.code));

function saySlow() {
  toast.info(t('Still loading…'), {
    description: t('The server hasn’t responded yet. You can wait or reload the page.'),
    action: { label: t('Reload page'), onClick: reloadWithDrafts },
    sticky: true,
    topic: SLOW,
  });
}
