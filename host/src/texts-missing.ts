import { reloadWithDrafts, toast } from '@console/ui';
import { t } from '@console/words';

/** One message for all missing catalogues (Q114). */
export function sayTextsMissing(): void {
  toast.info(t('Couldn’t load a translation, so some text is in English.'), {
    sticky: true,
    action: { label: t('Reload page'), onClick: reloadWithDrafts },
  });
}
