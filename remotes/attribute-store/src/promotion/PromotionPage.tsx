import { pathOf } from '@console/contract';
import { environmentNames } from '@console/product';
import { Outlet, useSearchParams } from '@console/router';
import { Button, chakra, EmptyState, Flex, PageHeader, PanelLayout, useJob } from '@console/ui';
import { JobNotice } from '@console/ui/jobs';
import { ChoiceChip, DataTable, useTable } from '@console/ui/table';
import { n, t } from '@console/words';
import area from '../area';
import { publishJob } from '../document-actions/document-jobs';
import { countDocuments } from '../documents/document-fields';
import { EnvironmentPath } from '../documents/EnvironmentPath';
import { usePublishOnward } from './PublishOnward';
import { promotionTable, WaitsMark } from './promotion-columns';
import { SHOW, usePromotedDocuments } from './promotion-queries';
import type { PromotedDocument } from './promotion-rules';

const DIFFERING = t('What differs');
const ALL = t('All documents');

const hrefOf = ({ id }: PromotedDocument) => pathOf(area.pages.promotionDocument, { documentId: id });

export function PromotionPage() {
  const { query, documents, rows, isAll } = usePromotedDocuments();
  const [, setParams] = useSearchParams();
  const table = useTable(promotionTable, { rows });
  const toTest = useJob(publishJob, 'development');
  const toProduction = useJob(publishJob, 'test');
  const { buttons, dialog } = usePublishOnward();

  function show(choice: string) {
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (choice === ALL) next.set(SHOW, 'all');
      else next.delete(SHOW);
      return next;
    });
  }

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        title={t('Promotion')}
        summary={documents ? summaryOf(documents) : <chakra.span visibility="hidden">{summaryOf([])}</chakra.span>}
      />
      <EnvironmentPath />
      <JobNotice controls={toTest} />
      <JobNotice controls={toProduction} />
      <DataTable
        table={table}
        query={query}
        label={t('Documents')}
        count={countDocuments}
        rowHref={hrefOf}
        searchLabel={t('Search by type or name')}
        noMatchTitle={t('No documents found')}
        chips={
          <ChoiceChip label={t('Show')} value={isAll ? ALL : DIFFERING} options={[DIFFERING, ALL]} onChange={show} />
        }
        empty={
          <EmptyState
            title={isAll ? t('No documents') : t('Nothing to promote')}
            action={!isAll && <Button onClick={() => show(ALL)}>{t('Show all documents')}</Button>}
          >
            {!isAll && t('All documents match in Development, Test, and Production.')}
          </EmptyState>
        }
        selectionActions={(selection) => buttons(selection, 'small')}
        note={
          <Flex align="center" gap="2">
            <WaitsMark />
            {t('Not yet published to the next environment')}
          </Flex>
        }
      />
      {dialog}
    </PanelLayout>
  );
}

/** '8 documents wait for Test · 6 documents wait for Production' */
function summaryOf(documents: readonly PromotedDocument[]): string {
  return (['test', 'production'] as const)
    .map((environment) => {
      const { length } = documents.filter(({ waitsFor }) => waitsFor.includes(environment));
      return n(
        length,
        '{count} document to publish to {environment}',
        '{count} documents to publish to {environment}',
        {
          environment: environmentNames[environment],
        },
      );
    })
    .join(' · ');
}
