import { EnvDisc } from '@console/product';
import { Outlet, useLocation, useNavigate } from '@console/router';
import {
  Button,
  ConfirmDialog,
  chakra,
  EmptyState,
  Flex,
  formatDateTime,
  formatList,
  LinkButton,
  PageHeader,
  PanelLayout,
  type Save,
  StatusDot,
  shortName,
  TextLink,
  Time,
} from '@console/ui';
import { AddIcon, DeleteIcon } from '@console/ui/icons';
import { Caption, Rows } from '@console/ui/layout';
import { type Column, DataTable, defineTable, useTable } from '@console/ui/table';
import { t } from '@console/words';
import { type ReactNode, useState } from 'react';
import { type EnvironmentOption, environmentOf, type SetupRow, type useSetups } from './setup-rows';

const environment: Column<SetupRow> = {
  id: 'customerEnvironment',
  header: t('Customer Environment'),
  text: (row) => row.environment,
  before: ({ environmentId }) => {
    const name = environmentOf(environmentId);
    return (
      name && (
        <chakra.span display="inline-flex" style={{ color: `var(--colors-env-${name})` }}>
          <EnvDisc environment={name} />
        </chakra.span>
      )
    );
  },
  about: ({ detail }) => detail,
  mobile: 'title',
};
const created: Column<SetupRow> = {
  id: 'created',
  header: t('Created'),
  text: (row) => formatDateTime(new Date(row.createdAt)),
  cell: (row) => <Time value={row.createdAt} />,
  compare: (a, b) => a.createdAt.localeCompare(b.createdAt),
  width: '180px',
  priority: 3,
  tone: 'muted',
};
const createdBy: Column<SetupRow> = {
  id: 'createdBy',
  header: t('Created by'),
  text: (row) => row.createdByName,
  width: '180px',
  priority: 2,
};
const activity = ({ isActive = false }: SetupRow) => (isActive ? t('Active') : t('Inactive'));
const state: Column<SetupRow> = {
  id: 'state',
  header: t('State'),
  text: activity,
  cell: (row) => <StatusDot state={row.isActive ? 'on' : 'off'}>{activity(row)}</StatusDot>,
  width: '120px',
  mobile: 'state',
};

const rowId = (row: SetupRow) => row.id;
/** SERV-075, SERV-093 */
export const setupTable = defineTable<SetupRow>({
  rowId,
  columns: [environment, created, createdBy],
  defaultSort: 'customerEnvironment',
});
/** SERV-055 */
export const setupTableWithState = defineTable<SetupRow>({
  rowId,
  columns: [environment, created, createdBy, state],
  defaultSort: 'customerEnvironment',
});

interface SetupListProps {
  title: string;
  summary?: string;
  setups: ReturnType<typeof useSetups>;
  table: typeof setupTable;
  /** 'Clients'. */
  label: string;
  count: (count: number) => string;
  noMatchTitle: string;
  emptyTitle: string;
  deleteOne: string;
  path: string;
  newPath: string;
  rowHref: (row: SetupRow) => string;
  /** In the empty list. */
  explanation: { about: string; drawing: ReactNode; example: ReactNode };
  noneFreeReason: string;
  offReason?: string | undefined;
  deleteRecords: Save<readonly string[]>;
  children?: ReactNode;
}

export function SetupList(props: SetupListProps) {
  const {
    title,
    summary,
    setups,
    label,
    count,
    path,
    newPath,
    rowHref,
    explanation,
    noneFreeReason,
    offReason,
    deleteRecords,
  } = props;
  const { rows, environments, free, query } = setups;
  const table = useTable(props.table, { rows });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [deleting, setDeleting] = useState<readonly SetupRow[]>();
  // The panel is where the new setup is made.
  const isMaking = pathname === newPath;
  const freePlaces = (
    // Its room is kept while the rows load.
    <chakra.span visibility={rows ? undefined : 'hidden'}>
      {freeInWords(free.length, environments.length, summary !== undefined)}
    </chakra.span>
  );
  const blocked = offReason ?? (rows && free.length === 0 ? noneFreeReason : undefined);
  const newButton =
    blocked === undefined ? (
      <LinkButton variant="primary" icon={<AddIcon />} to={`${newPath}${search}`}>
        {t('New')}
      </LinkButton>
    ) : (
      <Button variant="primary" icon={<AddIcon />} disabledReason={blocked}>
        {t('New')}
      </Button>
    );

  return (
    <PanelLayout panel={<Outlet />}>
      <PageHeader
        title={title}
        summary={
          <>
            {summary}
            {offReason === undefined && summary && ' · '}
            {offReason === undefined && freePlaces}
          </>
        }
        action={newButton}
      />
      {props.children}
      {offReason === undefined && (
        <DataTable
          table={table}
          query={query}
          label={label}
          count={count}
          rowHref={rowHref}
          noMatchTitle={props.noMatchTitle}
          empty={
            <EmptyState
              title={props.emptyTitle}
              drawing={explanation.drawing}
              example={explanation.example}
              action={isMaking ? undefined : newButton}
            >
              {explanation.about}
            </EmptyState>
          }
          below={<FreeEnvironments free={free} newHref={isMaking ? undefined : `${newPath}${search}`} />}
          selectionActions={(selected) => (
            <Button variant="danger" size="small" icon={<DeleteIcon />} onClick={() => setDeleting(selected)}>
              {t('Delete')}
            </Button>
          )}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={deleting.length === 1 ? props.deleteOne : t('Delete {what}?', { what: count(deleting.length) })}
          verb={t('Delete')}
          danger
          save={deleteRecords}
          variables={deleting.map(({ id }) => id)}
          onSaved={() => {
            if (deleting.some((row) => rowHref(row) === pathname)) navigate(`${path}${search}`);
          }}
          onClose={() => setDeleting(undefined)}
        >
          {t('This deletes the setup for {environments}, including secrets. This can’t be undone.', {
            environments: formatList(deleting.map((row) => shortName(row.environment))),
          })}
        </ConfirmDialog>
      )}
    </PanelLayout>
  );
}

const freeInWords = (free: number, all: number, isContinued: boolean) =>
  isContinued
    ? t('available environments left: {free} of {all}', { free, all })
    : t('Available environments left: {free} of {all}', { free, all });

function FreeEnvironments({ free, newHref }: { free: readonly EnvironmentOption[]; newHref: string | undefined }) {
  if (free.length === 0) return null;
  return (
    <Rows as="ul" lines="below" color="text.muted" aria-label={t('Available environments')}>
      {free.map(({ id, name }, index) => (
        // Aligned with the rows' text.
        <chakra.li
          key={id}
          py="2"
          ps={{ base: '76px', smDown: 'calc(var(--page-inset) + 36px)' }}
          pe="var(--page-inset)"
        >
          <Flex align="center" wrap="wrap" gap="0 10px">
            <chakra.span
              flex="none"
              boxSize="11px"
              borderWidth="1.5px"
              borderStyle="dashed"
              borderColor="currentColor"
              borderRadius="full"
              aria-hidden
            />
            {name}
            <Caption smDown={{ flexBasis: 'full' }}>
              {t('Not set up.')}{' '}
              {index === 0 && newHref && (
                <TextLink to={newHref} aria-label={t('Set it up: {name}', { name })}>
                  {t('Set it up')}
                </TextLink>
              )}
            </Caption>
          </Flex>
        </chakra.li>
      ))}
    </Rows>
  );
}
