import type { digitalArchiveFolders } from '@console/api';
import { Link } from '@console/router';
import { chakra } from '@console/ui';
import { ChevronRightIcon, HomeIcon } from '@console/ui/icons';
import { t } from '@console/words';
import { type FolderPlace, placeHref } from '../components/folder-address';

/** INTG-063. Links, for the browser's Back. */
export function FolderPath({ path, place }: { path: readonly digitalArchiveFolders.Folder[]; place: FolderPlace }) {
  return (
    <Root aria-label={t('Folder path')}>
      <ol>
        <li>
          <Link
            to={placeHref({ ...place, folderId: undefined })}
            aria-label={t('Home')}
            aria-current={path.length === 0 ? 'page' : undefined}
          >
            <HomeIcon aria-hidden />
          </Link>
        </li>
        {path.map(({ id, name }, index) => (
          <li key={id}>
            <ChevronRightIcon size={14} strokeWidth={2} aria-hidden />
            {index === path.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={placeHref({ ...place, folderId: id })}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}

// Wraps at any length; `Crumb` has two levels.
const Root = chakra('nav', {
  base: {
    flex: '1 1 240px',
    minW: '0',
    '& > ol': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 6px' },
    '& li': { display: 'flex', alignItems: 'center', gap: '1.5', minW: '0' },
    '& li > svg': { flex: 'none', color: 'text.subtle' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'control.small',
      borderRadius: 'badge',
      color: 'accent.text',
      overflowWrap: 'anywhere',
    },
    '& li:first-child > a': { justifyContent: 'center', w: 'control.small', color: 'text.muted' },
    '& a:hover': { textDecoration: 'underline' },
    '& span': { fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});
