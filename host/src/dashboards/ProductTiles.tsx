import { ProductIcon } from '@console/product';
import { Link } from '@console/router';
import { chakra } from '@console/ui';
import { ChevronRightIcon, ExternalLinkIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { Fold } from './Fold';
import { PRODUCT_GROUPS, type ProductTile } from './product-tiles';

interface ProductTilesProps {
  tiles: ProductTile[];
  /** The company awaits approval: products are named but closed. */
  isWaiting: boolean;
}

/** Groups tiles; folds closed products by reason (C149). */
export function ProductTiles({ tiles, isWaiting }: ProductTilesProps) {
  const visibleTiles = isWaiting ? tiles : tiles.filter((tile) => tile.hasLicense);
  const groups = PRODUCT_GROUPS.map((group) => ({
    ...group,
    tiles: visibleTiles.filter((tile) => tile.group === group.id),
  })).filter((group) => group.tiles.length > 0);
  const hiddenTiles = tiles.filter((tile) => !visibleTiles.includes(tile));
  const outsideRole = hiddenTiles.filter((tile) => tile.isOutsideRole);
  const outsidePlan = hiddenTiles.filter((tile) => !tile.isOutsideRole);
  return (
    <chakra.div marginTop="6">
      {isWaiting ? (
        <chakra.p color="text.muted" marginBottom="4">
          {t('These products become available once your company is approved and has a plan.')}
        </chakra.p>
      ) : null}
      {groups.map((group) => (
        <chakra.section key={group.id} css={row} aria-labelledby={`products-${group.id}`}>
          <div>
            <chakra.h2 id={`products-${group.id}`} textStyle="md">
              {group.title}
            </chakra.h2>
            <chakra.p textStyle="xs" color="text.muted">
              {group.description}
            </chakra.p>
          </div>
          <chakra.ul css={grid}>
            {group.tiles.map((tile) => (
              <li key={tile.productCode}>{isWaiting ? <ClosedTile tile={tile} /> : <TileLink tile={tile} />}</li>
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
      <Folded
        tiles={outsideRole}
        summary={t('Not in your role ({count})', { count: outsideRole.length })}
        isOpen={visibleTiles.length === 0}
      />
      <Folded
        tiles={outsidePlan}
        summary={t('Not in your plan ({count})', { count: outsidePlan.length })}
        isOpen={visibleTiles.length === 0}
      />
    </chakra.div>
  );
}

function Folded({ tiles, summary, isOpen }: { tiles: ProductTile[]; summary: string; isOpen: boolean }) {
  if (tiles.length === 0) return null;
  return (
    <Fold open={isOpen}>
      <summary>
        <ChevronRightIcon size={14} />
        {summary}
      </summary>
      <chakra.ul css={foldedGrid}>
        {tiles.map((tile) => (
          <li key={tile.productCode}>
            <ClosedTile tile={tile} />
          </li>
        ))}
      </chakra.ul>
    </Fold>
  );
}

function ClosedTile({ tile }: { tile: ProductTile }) {
  return (
    <chakra.div css={closedBox}>
      <TileContent tile={tile} isOff />
    </chakra.div>
  );
}

function TileContent({ tile, isOff = false }: { tile: ProductTile; isOff?: boolean }) {
  return (
    <>
      <chakra.span css={well} data-off={isOff ? '' : undefined}>
        <ProductIcon code={tile.productCode} size={20} />
      </chakra.span>
      <chakra.span minWidth="0">
        <chakra.span display="block" textStyle="md" fontWeight="strong" color={isOff ? 'text.muted' : 'text'}>
          {tile.title}
        </chakra.span>{' '}
        <chakra.span display="block" textStyle="xs" color="text.muted">
          {tile.description}
        </chakra.span>
      </chakra.span>
    </>
  );
}

function TileLink({ tile }: { tile: ProductTile }) {
  const content = <TileContent tile={tile} />;
  if (tile.internalLink) {
    return (
      <InternalLink to={tile.internalLink} css={box}>
        {content}
      </InternalLink>
    );
  }
  if (!tile.externalLink) return <chakra.div css={closedBox}>{content}</chakra.div>;
  return (
    <chakra.a href={tile.externalLink} css={box}>
      {content}
      <chakra.span
        data-leaves=""
        marginInlineStart="auto"
        color="text.subtle"
        opacity="0"
        transition="opacity {durations.hover}"
      >
        <ExternalLinkIcon size={14} />
      </chakra.span>
    </chakra.a>
  );
}

const InternalLink = chakra(Link);
const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
  gap: '2',
  paddingBlock: '4',
  borderTopWidth: '1px',
  // A tile's padding and line.
  '& > div': { paddingTop: '13px', paddingBottom: { base: '0', md: '13px' } },
} as const;
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 252px), 1fr))',
  gap: '2',
  marginInline: { base: '-12px', md: '0' },
} as const;
const foldedGrid = { ...grid, marginInline: { base: '-12px', md: '208px 0' } } as const;
const box = {
  display: 'flex',
  gap: '3',
  height: '100%',
  padding: '12px',
  borderRadius: 'card',
  border: '1px solid transparent',
  transition: 'background {durations.hover}, border-color {durations.hover}',
  _hover: { bg: 'hover', borderColor: 'border.strong' },
  _active: { bg: 'pressed' },
  '&:is(:hover, :focus-visible) [data-leaves]': { opacity: 1 },
} as const;
const closedBox = { ...box, _hover: {}, _active: {} } as const;
const well = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: '40px',
  height: '2.5rem',
  borderRadius: 'card',
  bg: 'accent.soft',
  color: 'accent.text',
  '&[data-off]': { bg: 'transparent', color: 'text.subtle', border: '1px dashed', borderColor: 'border.control' },
} as const;
