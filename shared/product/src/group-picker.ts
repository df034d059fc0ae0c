import { t } from '@console/words';

export const groupPickerWords = {
  all: {
    name: t('All groups'),
    search: t('Search groups'),
    actOnAll: t('Add all groups'),
    actOnFound: t('Add matching groups'),
  },
  selected: {
    name: t('Selected groups'),
    search: t('Search selected groups'),
    actOnAll: t('Remove all groups'),
    actOnFound: t('Remove matching groups'),
  },
  noMatch: (query: string) => t('No groups match “{query}”', { query }),
};
