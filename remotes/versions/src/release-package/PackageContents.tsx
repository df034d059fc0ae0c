import { chakra } from '@console/ui';
import { t } from '@console/words';
import { type AnchoredChangelog, AnchorLink } from './AnchorLink';
import { SECTIONS } from './PackageSection';

export function PackageContents({ changelogs }: { changelogs: readonly AnchoredChangelog[] }) {
  return (
    <Root aria-label={t('On this page')}>
      <h2 aria-hidden>{t('On this page')}</h2>
      <ul>
        {Object.values(SECTIONS).map(({ anchor, title }) => (
          <li key={anchor}>
            <AnchorLink anchor={anchor}>{title}</AnchorLink>
          </li>
        ))}
        {changelogs.map(({ anchor, name }) => (
          <li key={anchor} data-within>
            <AnchorLink anchor={anchor}>{name}</AnchorLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}

// A line marks the current part.
const Root = chakra('nav', {
  base: {
    flex: '0 0 200px',
    position: 'sticky',
    top: '6',
    alignSelf: 'start',
    maxH: 'calc(100dvh - 120px)',
    overflowY: 'auto',
    textStyle: 'xs',
    '& h2': { mb: '2', fontWeight: 'medium', color: 'text.subtle', letterSpacing: '0' },
    '& ul': { borderInlineStart: '1px solid', borderColor: 'border' },
    '& a': {
      display: 'block',
      py: '1',
      ps: '3',
      ms: '-1px',
      borderInlineStart: '1px solid',
      borderColor: 'transparent',
      color: 'text.muted',
      overflowWrap: 'anywhere',
      _hover: { color: 'text' },
      '&[aria-current]': { color: 'accent.text', borderColor: 'accent.text', fontWeight: 'medium' },
      '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--colors-focus)', borderRadius: 'badge' },
      '@media (forced-colors: active)': { '&[aria-current]': { borderInlineStart: '3px solid Highlight' } },
    },
    '& [data-within] > a': { ps: '6' },
    '@media (width < 1180px)': { display: 'none' },
    _print: { display: 'none' },
  },
});
