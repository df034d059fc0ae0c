import { EnvBadge, environmentNames } from '@console/product';
import { ChangedMark, chakra, Time } from '@console/ui';
import { ArrowRightIcon } from '@console/ui/icons';
import { type Column, defineTable } from '@console/ui/table';
import { differencesInWords, type PromotedDocument } from './promotion-rules';

type PromotionColumn = Column<PromotedDocument>;

const type: PromotionColumn = {
  id: 'type',
  header: 'Type',
  text: (document) => document.type,
  after: ({ waitsFor }) =>
    // The phone's row has no room for the environments' columns.
    waitsFor.length > 0 && (
      <chakra.span display={{ base: 'inline-flex', sm: 'none' }} alignItems="center" gap="2" fontFamily="sans">
        <ArrowRightIcon size={14} strokeWidth={2} aria-label="waits for" />
        {waitsFor.map((environment) => (
          <EnvBadge key={environment} environment={environment} plain />
        ))}
      </chakra.span>
    ),
  isIdentifier: true,
  width: '118px',
  searchable: true,
  mobile: 'detail',
};
const name: PromotionColumn = {
  id: 'name',
  header: 'Name',
  text: (document) => document.name,
  searchable: true,
  mobile: 'title',
};
const stage = (environment: 'development' | 'test', next: 'test' | 'production', priority: 2 | 3): PromotionColumn => ({
  id: environment,
  header: environmentNames[environment],
  text: (document) => differencesInWords(document, environment),
  cell: (document) => {
    const words = differencesInWords(document, environment);
    if (!document.waitsFor.includes(next)) return <chakra.span color="text.muted">{words}</chakra.span>;
    return (
      <>
        <ChangedMark aria-hidden me="2" />
        {words}
        <chakra.span srOnly>, waits for {environmentNames[next]}</chakra.span>
      </>
    );
  },
  width: '25%',
  priority,
});
const production: PromotionColumn = {
  id: 'production',
  header: environmentNames.production,
  text: (document) => (document.production ? document.production.updatedAt : ''),
  cell: (document) =>
    document.production ? (
      <Time value={document.production.updatedAt} format="shortDate" />
    ) : (
      <chakra.span color="text.muted">Not here</chakra.span>
    ),
  width: '130px',
  priority: 3,
};

export const promotionTable = defineTable<PromotedDocument>({
  rowId: ({ id }) => id,
  columns: [type, name, stage('development', 'test', 2), stage('test', 'production', 3), production],
  filters: [
    {
      id: 'waiting',
      label: 'Waiting for',
      values: ({ waitsFor }) => waitsFor.map((environment) => environmentNames[environment]),
      choices: [environmentNames.test, environmentNames.production],
    },
  ],
  defaultSort: 'type',
});
