import { reloadWithDrafts, toast } from '@console/ui';
import { t } from '@console/words';

/** One line for all catalogues that did not arrive, so that nobody wonders about two languages (Q114). */
export function sayTextsMissing(): void {
  toast.info(t('Couldn’t load a translation, so some text is in English.'), {
    sticky: true,
    action: { label: t('Reload page'), onClick: reloadWithDrafts },
  });
}
