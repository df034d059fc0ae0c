import { reloadWithDrafts, toast } from '@console/ui';
import { t } from '@console/words';

const LOOK_MS = 1_000;
const PATIENCE_MS = 8_000;
const TOPIC = 'slow-answer';

/** A button shows by itself that its call runs. */
export function sayWhatIsSlow(): void {
  let part: Element | null = null;
  let waitedMs = 0;
  setInterval(() => {
    const loading = document.querySelector('[aria-busy=true]:not(button, input)');
    waitedMs = loading === part ? waitedMs + LOOK_MS : 0;
    if (loading !== part) toast.withdraw(TOPIC);
    part = loading;
    if (loading === null || waitedMs !== PATIENCE_MS) return;
    toast.info(t('Still loading…'), {
      description: t('The server has not answered yet. You can wait, or reload the page.'),
      action: { label: t('Reload page'), onClick: reloadWithDrafts },
      sticky: true,
      topic: TOPIC,
    });
  }, LOOK_MS);
}
