import { useLocation } from '@console/router';

const TABS = ['properties', 'history', 'compare'] as const;
export type DocumentTab = (typeof TABS)[number];

/** The panel's tab, which lives in the address beside what the list is asked; Properties is the address without one. */
export function useDocumentTab() {
  const { search } = useLocation();
  const named = new URLSearchParams(search).get('tab');

  function searchFor(tab: DocumentTab): string {
    const params = new URLSearchParams(search);
    params.delete('tab');
    if (tab !== 'properties') params.set('tab', tab);
    return params.size > 0 ? `?${params}` : '';
  }
  return { tab: TABS.find((tab) => tab === named) ?? 'properties', searchFor };
}
