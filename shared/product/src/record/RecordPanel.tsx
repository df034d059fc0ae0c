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
import type { ReactNode } from 'react';

const TABS = ['properties', 'history', 'compare'] as const;
export type RecordTab = (typeof TABS)[number];

/** The panel's tab, which lives in the address beside what the list is asked; Properties is the address without one. */
export function useRecordTab() {
  const { search } = useLocation();
  const named = new URLSearchParams(search).get('tab');

  /** The query of the address with another tab, such as for closing: `searchFor('properties')`. */
  function searchFor(tab: RecordTab): string {
    const params = new URLSearchParams(search);
    params.delete('tab');
    if (tab !== 'properties') params.set('tab', tab);
    return params.size > 0 ? `?${params}` : '';
  }
  return { tab: TABS.find((tab) => tab === named) ?? 'properties', searchFor };
}

export interface RecordPanelProps {
  /** Another record is another panel within the same frame. */
  recordId: string;
  title: string;
  /** Above the title: what the record is called by the platform. */
  eyebrow?: ReactNode;
  /** What kind of record it is, for who cannot see the tabs: 'Document'. */
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
  /** Behind the tabs' names, as far as it is known: '6', '3 differ'. */
  counts?: { history?: number | string | undefined; compare?: number | string | undefined };
}

/**
 * One record: Properties, History, Compare. Properties stays mounted under the other two, with what has been typed in
 * it; the panel and its tab stay while one steps from record to record.
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
            { ...item('history'), label: 'History', count: counts.history },
            { ...item('compare'), label: 'Compare', count: counts.compare },
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
  if (!isUnsaved) return 'Properties';
  return (
    <>
      Properties
      <ChangedMark aria-hidden />
      <chakra.span srOnly>, unsaved changes</chakra.span>
    </>
  );
}

interface RecordTabDataProps<Data> {
  query: LoadErrorProps['query'] & { data: Data | undefined };
  /** The specification's message. */
  failureMessage: string;
  children: (data: Data) => ReactNode;
}

/** What a tab reads: what was known last at once, else the shape of it or why it did not load. */
export function RecordTabData<Data>({ query, failureMessage, children }: RecordTabDataProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <RecordSkeleton />;
  return (
    <PanelBody>
      <LoadError title={failureMessage} query={query} />
    </PanelBody>
  );
}

/** The shape of a record's panel: fields, two beside each other. */
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
