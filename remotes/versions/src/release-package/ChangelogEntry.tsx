import { chakra, Tag } from '@console/ui';
import { LinkIcon } from '@console/ui/icons';
import { Caption, Card, Columns, Rows } from '@console/ui/layout';
import { t } from '@console/words';
import { useState } from 'react';
import { type AnchoredChangelog, AnchorLink } from './AnchorLink';
import { HighlightedText, PlainText } from './PlainText';

export function ChangelogEntry({ changelog }: { changelog: AnchoredChangelog }) {
  const { anchor, name, headline, version, image, dependencies, subModules, details } = changelog;
  return (
    <Rows as="article" gap="3" py="6" overflowWrap="anywhere" breakInside="avoid" aria-labelledby={anchor}>
      <Which>
        <b>
          <HighlightedText>{name}</HighlightedText>
        </b>
        <Tag>
          <HighlightedText>{version}</HighlightedText>
        </Tag>
        <AnchorLink anchor={anchor} aria-label={t('Link to {name}', { name })}>
          <LinkIcon size={14} />
        </AnchorLink>
      </Which>
      <chakra.h3 id={anchor} tabIndex={-1} textStyle="lg" scrollMarginTop="96px" textWrap="pretty">
        <HighlightedText>{headline}</HighlightedText>
      </chakra.h3>
      {image !== null && <ChangelogPicture source={image} name={name} />}
      <PlainText>{details}</PlainText>
      {(dependencies.length > 0 || subModules.length > 0) && (
        <Card sunken px="4" py="3">
          <Columns
            as="dl"
            gridTemplateColumns="repeat(auto-fit, minmax(min(200px, 100%), 1fr))"
            gap="12px 24px"
            textStyle="xs"
          >
            <List title={t('Dependencies')} items={dependencies} />
            <List title={t('Sub modules')} items={subModules} />
          </Columns>
        </Card>
      )}
    </Rows>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <chakra.dt mb="1" color="text.muted">
        {title}
      </chakra.dt>
      {items.map((item) => (
        <dd key={item}>
          <HighlightedText>{item}</HighlightedText>
        </dd>
      ))}
    </div>
  );
}
const Which = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '-2',
    textStyle: 'xs',
    color: 'text.muted',
    '& > b': { fontWeight: 'medium', color: 'accent.text' },
    '& > a': { display: 'grid', placeContent: 'center', boxSize: '24px', borderRadius: 'badge', color: 'text.subtle' },
    '& > a:hover': { color: 'text', bg: 'hover' },
    '@media (hover: hover)': {
      '& > a': { opacity: 0 },
      '& > a:focus-visible, article:hover > & > a': { opacity: 1 },
    },
    '@media print': { '& > a': { display: 'none' } },
  },
});

/** Another origin is not requested: the policy refuses and reports. */
function ChangelogPicture({ source, name }: { source: string; name: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken || !isAllowedPicture(source)) return <Caption>{t('The picture can’t be displayed.')}</Caption>;
  // Reserved, so that nothing moves.
  return (
    <chakra.img
      w="full"
      aspectRatio="16 / 9"
      objectFit="contain"
      borderWidth="1px"
      borderRadius="card"
      bg="surface.sunken"
      src={source}
      alt={t('What’s new in {name}', { name })}
      onError={() => setIsBroken(true)}
    />
  );
}

/** A data URL, or a path of this origin. */
export function isAllowedPicture(source: string): boolean {
  return /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i.test(source) || /^\/(?![/\\])/.test(source);
}
