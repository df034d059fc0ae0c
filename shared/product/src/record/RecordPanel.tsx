import { useLocation } from '@console/router';
import {
  Box,
  ChangedMark,
  chakra,
  Flex,
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
import { EnvBadge } from '../EnvBadge';
import type { Environment } from '../environments';

const TABS = ['properties', 'history', 'compare'] as const;
type RecordTab = (typeof TABS)[number];

/** *Properties* has no parameter. */
export function useRecordTab() {
  const { search } = useLocation();
  const named = new URLSearchParams(search).get('tab');

  function searchFor(tab: RecordTab): string {
    const params = new URLSearchParams(search);
    params.delete('tab');
    if (tab !== 'properties') params.set('tab', tab);
    return params.size > 0 ? `?${params}` : '';
  }
  return { tab: TABS.find((tab) => tab === named) ?? 'properties', searchFor };
}

interface RecordPanelProps {
  /** A new id remounts the tabs' content. */
  recordId: string;
  title: string;
  environment: Environment;
  /** Shows the platform's code. */
  eyebrow?: ReactNode;
  /** 'Document' */
  noun: string;
  onClose: () => void;
  previous: PanelStep;
  next: PanelStep;
  /** Marks the tab while unsaved. */
  formId: string;
  /** Contains a `PanelBody`, like every tab. */
  properties: ReactNode;
  history: ReactNode;
  compare: ReactNode;
  /** '6', '3 differ'; undefined until loaded. */
  counts?: { history?: number | string | undefined; compare?: number | string | undefined };
}

/** Properties, History, Compare. Properties stays mounted for unsaved input; panel and tab survive steps. */
export function RecordPanel(props: RecordPanelProps) {
  const { recordId, title, environment, eyebrow, noun, onClose, previous, next, formId, counts = {} } = props;
  const { tab, searchFor } = useRecordTab();
  const isUnsaved = useUnsavedForms().includes(formId);
  const item = (name: RecordTab) => ({ to: searchFor(name) || '?', isCurrent: tab === name });

  return (
    <Panel
      title={title}
      eyebrow={
        <Flex align="center" gap="2">
          <EnvBadge environment={environment} plain />
          {eyebrow}
        </Flex>
      }
      wide
      onClose={onClose}
      previous={previous}
      next={next}
    >
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
  failureMessage?: string;
  children: (data: Data) => ReactNode;
}

export function RecordTabData<Data>({
  query,
  failureMessage = t('Failed to load'),
  children,
}: RecordTabDataProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <RecordSkeleton />;
  return (
    <PanelBody>
      <LoadError title={failureMessage} query={query} />
    </PanelBody>
  );
}

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
