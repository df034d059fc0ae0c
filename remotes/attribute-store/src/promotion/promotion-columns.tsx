import { environmentNames } from '@console/product';
import { chakra, Time } from '@console/ui';
import { ArrowRightIcon } from '@console/ui/icons';
import { type Column, defineTable } from '@console/ui/table';
import { t } from '@console/words';
import { rich } from '@console/words/rich';
import { differencesInWords, type PromotedDocument } from './promotion-rules';

type PromotionColumn = Column<PromotedDocument>;

export const WaitsMark = () => (
  <chakra.span display="inline-flex" me="1.5" color="changed.mark" verticalAlign="-2px">
    <ArrowRightIcon size={14} strokeWidth={2.5} aria-hidden />
  </chakra.span>
);

const type: PromotionColumn = {
  id: 'type',
  header: t('Type'),
  text: (document) => document.type,
  isIdentifier: true,
  width: '118px',
  searchable: true,
  mobile: 'detail',
};
const name: PromotionColumn = {
  id: 'name',
  header: t('Name'),
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
        <WaitsMark />
        {rich('{differences}<hidden>, not yet published to {environment}</hidden>', {
          differences: words,
          environment: environmentNames[next],
          hidden: (inner) => <chakra.span srOnly>{inner}</chakra.span>,
        })}
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
      <chakra.span color="text.muted">{t('Not published')}</chakra.span>
    ),
  width: '140px',
  priority: 3,
};

/** C159 */
const ENGLISH = { development: 'Development', test: 'Test', production: 'Production' } as const;

export const promotionTable = defineTable<PromotedDocument>({
  rowId: ({ id }) => id,
  columns: [type, name, stage('development', 'test', 2), stage('test', 'production', 3), production],
  filters: [
    {
      id: 'waiting',
      label: t('Ready to publish to'),
      values: ({ waitsFor }) => waitsFor.map((environment) => ENGLISH[environment]),
      words: { Test: environmentNames.test, Production: environmentNames.production },
      choices: [ENGLISH.test, ENGLISH.production],
    },
  ],
  defaultSort: 'type',
});
