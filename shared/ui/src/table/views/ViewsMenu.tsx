import { chakra } from '@chakra-ui/react';
import { whenIdle } from '@console/browser';
import { codeQuery, useQuery } from '@console/query';
import { t } from '@console/words';
import { useState } from 'react';
import { IconButton } from '../../buttons/IconButton';
import { missingPart } from '../../format/failure-words';
import { SavedViewIcon } from '../../icons';
import { ChangedMark } from '../../marks/ChangedMark';
import { Menu } from '../../popovers/Menu';
import { useSavedView, type ViewedTable } from './use-saved-view';

/** After the rows. */
const CODE = codeQuery(['part', 'saved-views'], async () => {
  await whenIdle();
  return import('./ViewItems').catch(missingPart);
});

/** C154: names for the list's address. The button shows the chosen view and its changes. */
export function ViewsMenu({ table }: { table: ViewedTable }) {
  const view = useSavedView(table);
  const { data: code, error, refetch } = useQuery(CODE);
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const { name, part, stored } = view;
  const isChanged = stored !== part;

  return (
    <>
      <Menu
        align="end"
        trigger={
          error ? (
            <IconButton label={error.message} icon={<SavedViewIcon />} onClick={() => void refetch()} />
          ) : stored === undefined ? (
            <IconButton label={t('Views')} icon={<SavedViewIcon />} />
          ) : (
            <IconButton
              variant="secondary"
              label={isChanged ? t('Saved view: {name} (changed)', { name }) : t('Saved view: {name}', { name })}
              icon={<SavedViewIcon />}
            >
              <Name>{name}</Name>
              {isChanged && <ChangedMark />}
            </IconButton>
          )
        }
      >
        {code && <code.ViewItems view={view} onName={setNaming} />}
      </Menu>
      {code && naming && <code.ViewNameDialog view={view} naming={naming} onClose={() => setNaming(undefined)} />}
    </>
  );
}

const Name = chakra('span', {
  base: {
    maxWidth: '160px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media (width < 760px)': { display: 'none' },
  },
});
