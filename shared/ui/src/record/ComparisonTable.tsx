import { chakra } from '@chakra-ui/react';
import { formatCount, t } from '@console/words';
import { Fragment, type ReactNode, useState } from 'react';
import { TextButton } from '../buttons/TextLink';

/** A version is a time or an environment. */
export interface ComparedVersion {
  name: string;
  head?: ReactNode;
}

export interface ComparedRow {
  property: string;
  /** Values by version; empty draws a dash. */
  values: readonly string[];
}

interface ComparisonTableProps {
  label: string;
  versions: readonly ComparedVersion[];
  rows: readonly ComparedRow[];
  /** Cells that differ from this version are marked. */
  reference?: number;
}

export function ComparisonTable({ label, versions, rows, reference }: ComparisonTableProps) {
  const referenceName = reference === undefined ? undefined : versions[reference]?.name;
  return (
    <Root aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('Property')}</th>
          {versions.map(({ name, head = name }) => (
            <th key={name} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ property, values }) => (
          <tr key={property}>
            <th scope="row">{property}</th>
            {versions.map(({ name }, index) => {
              const value = values[index] ?? '';
              const differs = reference !== undefined && value !== values[reference];
              return (
                <td
                  key={name}
                  data-version={name}
                  data-reference={index === reference || undefined}
                  data-differs={differs || undefined}
                >
                  <span>{value ? <Value text={value} from={firstDifference(values)} /> : '–'}</span>
                  {differs && (
                    <chakra.span srOnly>{t(', differs from {name}', { name: referenceName ?? '' })}</chakra.span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

const SHOWN = 240;
const LEAD = 40;

/** Cuts long texts around the difference until expanded. */
function Value({ text, from }: { text: string; from: number }) {
  const [isWhole, setWhole] = useState(false);
  if (isWhole || text.length <= SHOWN) return breakable(text);
  const start = from < SHOWN - LEAD ? 0 : Math.min(from - LEAD, text.length - SHOWN);
  return (
    <>
      {start > 0 && '…'}
      {breakable(text.slice(start, start + SHOWN))}
      {start + SHOWN < text.length && '…'}{' '}
      <TextButton onClick={() => setWhole(true)}>
        {t('Show all {count} characters', { count: formatCount(text.length) })}
      </TextButton>
    </>
  );
}

/** Common start; 0 if all are equal or one is empty. */
function firstDifference([first = '', ...others]: readonly string[]): number {
  const most = Math.min(first.length, ...others.map(({ length }) => length));
  for (let at = 0; at < most; at += 1) if (others.some((other) => other[at] !== first[at])) return at;
  return others.every(({ length }) => length === first.length) ? 0 : most;
}

/** Breaks words like MustReachCustomer in narrow columns. */
function breakable(text: string): ReactNode {
  return text.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part, index) => (
    // Parts may be equal, so the index is the key.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const Root = chakra('table', {
  base: {
    // Contains the cells' screen-reader texts.
    position: 'relative',
    w: 'full',
    tableLayout: 'fixed',
    textStyle: 'xs',
    '& :is(th, td)': { px: '2', py: '7px', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& thead th:first-of-type, & tbody th': { ps: '0' },
    '& thead th': { borderBottom: '1px solid', borderColor: 'border.strong', fontWeight: 'strong' },
    '& thead th:first-of-type': { color: 'text.muted', fontWeight: 'medium' },
    '& tbody :is(th, td)': { borderBottomWidth: '1px' },
    '& tbody th': { color: 'text.muted', fontWeight: 'regular' },
    '& td[data-reference]': { bg: 'surface.sunken' },
    '& td[data-differs]': {
      bg: 'changed',
      boxShadow: 'inset 2px 0 0 var(--colors-changed-mark)',
      fontWeight: 'strong',
    },
    '@media (forced-colors: active)': { '& td[data-differs]': { borderInlineStart: '2px solid' } },
    smDown: {
      display: 'block',
      '& thead': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody': { display: 'block' },
      '& tbody tr': { display: 'grid', py: '2', borderBottomWidth: '1px' },
      '& tbody :is(th, td)': { border: '0', px: '2', py: '1' },
      '& tbody th': { px: '0', fontWeight: 'medium', color: 'text' },
      '& tbody td': {
        display: 'grid',
        gridTemplateColumns: '96px minmax(0, 1fr)',
        gap: '2',
        _before: { content: 'attr(data-version)', color: 'text.muted', fontWeight: 'regular' },
      },
    },
  },
});
