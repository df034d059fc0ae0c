import { useLocation } from '@console/router';
import {
  Box,
  ChangedMark,
  chakra,
  LoadError,
  type LoadErrorProps,
  Loading,
  Panel,
  PanelBody,
  type PanelStep,
  Tabs,
} from '@console/ui';
import { FieldGrid, FieldOutlines, useUnsavedForms } from '@console/ui/form';
import { t } from '@console/words';
import type { ReactNode } from 'react';

const TABS = ['properties', 'history', 'compare'] as const;
export type RecordTab = (typeof TABS)[number];

/** The panel's tab, a search parameter beside those of the list. Properties is the address without the parameter. */
export function useRecordTab() {
  const { search } = useLocation();
  const named = new URLSearchParams(search).get('tab');

  /** The search parameters with another tab. A panel closes with `searchFor('properties')`, so that no tab stays. */
  function searchFor(tab: RecordTab): string {
    const params = new URLSearchParams(search);
    params.delete('tab');
    if (tab !== 'properties') params.set('tab', tab);
    return params.size > 0 ? `?${params}` : '';
  }
  return { tab: TABS.find((tab) => tab === named) ?? 'properties', searchFor };
}

export interface RecordPanelProps {
  /** Another id remounts the content of the tabs; the panel around them stays. */
  recordId: string;
  title: string;
  /** Above the title: the platform's code of the record. */
  eyebrow?: ReactNode;
  /** The accessible name of the tabs: 'Document'. */
  noun: string;
  onClose: () => void;
  previous: PanelStep;
  next: PanelStep;
  /** The id of the form in Properties; its tab is marked while the form has unsaved changes. */
  formId: string;
  /** The tabs' contents; each draws its own `PanelBody`. */
  properties: ReactNode;
  history: ReactNode;
  compare: ReactNode;
  /** Shown behind the tabs' names: '6', '3 differ'. Undefined until loaded. */
  counts?: { history?: number | string | undefined; compare?: number | string | undefined };
}

/**
 * One record: Properties, History, Compare. Properties stays mounted while another tab is open, so that unsaved input
 * is not lost. The panel and its tab stay open when the user steps to another record.
 */
export function RecordPanel(props: RecordPanelProps) {
  const { recordId, title, eyebrow, noun, onClose, previous, next, formId, counts = {} } = props;
  const { tab, searchFor } = useRecordTab();
  const isUnsaved = useUnsavedForms().includes(formId);
  const item = (name: RecordTab) => ({ to: searchFor(name) || '?', isCurrent: tab === name });

  return (
    <Panel title={title} eyebrow={eyebrow} wide onClose={onClose} previous={previous} next={next}>
      <Box px="var(--page-inset)" mb="4">
        <Tabs
          label={noun}
          tabs={[
            { ...item('properties'), label: <PropertiesLabel isUnsaved={isUnsaved} /> },
            { ...item('history'), label: t('History'), count: counts.history },
            { ...item('compare'), label: t('Compare'), count: counts.compare },
          ]}
        />
      </Box>
      <TabPanel key={`properties ${recordId}`} hidden={tab !== 'properties'}>
        {props.properties}
      </TabPanel>
      {tab !== 'properties' && (
        <TabPanel key={`${tab} ${recordId}`}>{tab === 'history' ? props.history : props.compare}</TabPanel>
      )}
    </Panel>
  );
}

function PropertiesLabel({ isUnsaved }: { isUnsaved: boolean }) {
  if (!isUnsaved) return t('Properties');
  return (
    <>
      {t('Properties')}
      <ChangedMark aria-hidden />
      <chakra.span srOnly>{t(', unsaved changes')}</chakra.span>
    </>
  );
}

interface RecordTabDataProps<Data> {
  query: LoadErrorProps['query'] & { data: Data | undefined };
  /** The specification's message. */
  failureMessage: string;
  children: (data: Data) => ReactNode;
}

/** The data of a tab: cached data at once, otherwise a skeleton or the load error. */
export function RecordTabData<Data>({ query, failureMessage, children }: RecordTabDataProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <RecordSkeleton />;
  return (
    <PanelBody>
      <LoadError title={failureMessage} query={query} />
    </PanelBody>
  );
}

/** The skeleton of a record's panel: fields in two columns. */
export function RecordSkeleton() {
  return (
    <PanelBody>
      <Loading>
        <FieldGrid rowGap="2">
          <FieldOutlines fields={8} labelWidth="35%" />
        </FieldGrid>
      </Loading>
    </PanelBody>
  );
}

const TabPanel = chakra('div', {
  base: { flex: '1', display: 'flex', flexDirection: 'column', '&[hidden]': { display: 'none' } },
});
