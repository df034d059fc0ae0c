import { ProductIcon } from '@console/product';
import { Link } from '@console/router';
import { chakra } from '@console/ui';
import { ExternalLinkIcon } from '@console/ui/icons';
import { t } from '@console/words';
import type { ReactNode } from 'react';
import { PRODUCT_GROUPS, type ProductTile } from './product-tiles';

/** The products by group; groups without a product are left out. */
export function ProductTiles({ tiles }: { tiles: ProductTile[] }) {
  const groups = PRODUCT_GROUPS.map((group) => ({
    ...group,
    tiles: tiles.filter((tile) => tile.group === group.id),
  })).filter((group) => group.tiles.length > 0);
  return (
    <chakra.div marginTop="6">
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
              <li key={tile.productCode}>
                <Tile tile={tile} />
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </chakra.div>
  );
}

function Tile({ tile }: { tile: ProductTile }) {
  const content = (
    <>
      <chakra.span css={well} data-off={tile.hasLicense ? undefined : ''}>
        <ProductIcon code={tile.productCode} size={20} />
      </chakra.span>
      <chakra.span minWidth="0">
        <chakra.span display="block" textStyle="md" fontWeight="strong" color={tile.hasLicense ? 'text' : 'text.muted'}>
          {tile.title}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" color="text.muted">
          {tile.description}
        </chakra.span>
        {tile.hasLicense ? null : (
          <chakra.span display="block" textStyle="xs" fontWeight="strong" color="text.muted" marginTop="1">
            {tile.isOutsideRole ? t('Not in your role') : t('Not in your plan')}
          </chakra.span>
        )}
      </chakra.span>
    </>
  );
  if (!tile.hasLicense) return <chakra.div css={{ ...box, _hover: {} }}>{content}</chakra.div>;
  return <TileLink tile={tile}>{content}</TileLink>;
}

function TileLink({ tile, children }: { tile: ProductTile; children: ReactNode }) {
  if (tile.internalLink) {
    return (
      <InternalLink to={tile.internalLink} css={box}>
        {children}
      </InternalLink>
    );
  }
  if (!tile.externalLink) return <chakra.div css={{ ...box, _hover: {} }}>{children}</chakra.div>;
  return (
    <chakra.a href={tile.externalLink} css={box}>
      {children}
      <chakra.span data-leaves="" marginInlineStart="auto" color="text.subtle" opacity="0" transition="opacity 120ms">
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
  borderTop: '1px solid',
  borderColor: 'border',
  '& > div': { paddingTop: '3' },
} as const;
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 252px), 1fr))',
  gap: '2',
  marginInline: { base: '-12px', md: '0' },
} as const;
const box = {
  display: 'flex',
  gap: '3',
  height: '100%',
  padding: '12px',
  borderRadius: 'card',
  border: '1px solid transparent',
  transition: 'background 120ms, border-color 120ms',
  _hover: { bg: 'hover', borderColor: 'border.strong' },
  '&:is(:hover, :focus-visible) [data-leaves]': { opacity: 1 },
} as const;
const well = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: 'card',
  bg: 'accent.soft',
  color: 'accent.text',
  '&[data-off]': { bg: 'transparent', color: 'text.subtle', border: '1px dashed', borderColor: 'border.control' },
} as const;
