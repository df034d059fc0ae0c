import { chosenTexts } from '@console/browser';
import { useLocation, useNavigate, useOwnMatch } from '@console/router';
import { t } from '@console/words';
import { copyText } from '../../buttons/CopyButton';
import { AddIcon, DeleteIcon, EditIcon, LinkIcon, SaveIcon } from '../../icons';
import { MenuGroup, MenuItem, MenuRadioItem } from '../../popovers/MenuItem';
import { toast } from '../../toasts/toast';
import { deleteView, partToStore, searchOf, storeView, useNames } from './saved-views';
import type { SavedView } from './use-saved-view';

export { ViewNameDialog } from './ViewNameDialog';

export function ViewItems({ view, onName }: { view: SavedView; onName: (naming: 'new' | 'rename') => void }) {
  const { key, name, part, stored } = view;
  const names = useNames(view);
  const { pathname, search } = useLocation();
  const match = useOwnMatch();
  const navigate = useNavigate();
  const isChosen = stored !== undefined;
  const isPlain = part === '' && !isChosen;

  function show(nextPart: string, nextName: string) {
    const next = searchOf(view, nextPart, nextName, search);
    if (next !== search) navigate({ search: next }, { preventScrollReset: true });
  }

  function saveChanges() {
    const next = partToStore(view);
    if (!storeView(view, name, next)) return;
    show(next, name);
    toast.success(t('View “{name}” saved', { name }));
  }

  function copyLink() {
    // Leaves out a panel's path; pages that do not nest panels have no path in their match.
    const path = match?.route.path === undefined ? pathname : match.pathname;
    const next = searchOf(view, partToStore(view), isChosen && stored === part ? name : '', '');
    void copyText(location.origin + path + next);
  }

  return (
    <>
      <MenuRadioItem checked={isPlain} onChange={() => show('', '')}>
        {t('Whole list')}
      </MenuRadioItem>
      {names.map((each) => (
        <MenuRadioItem
          key={each}
          checked={isChosen && each === name}
          onChange={() => show(chosenTexts.read(key + each) ?? '', each)}
        >
          {each}
        </MenuRadioItem>
      ))}
      <MenuGroup label={isChosen ? name : t('This list')}>
        {isChosen && stored !== part && (
          <MenuItem icon={<SaveIcon />} onSelect={saveChanges}>
            {t('Save changes')}
          </MenuItem>
        )}
        {(!isChosen || stored !== part) && (
          <MenuItem icon={<AddIcon />} onSelect={() => onName('new')}>
            {isChosen ? t('Save as new') : t('Save as a view')}
          </MenuItem>
        )}
        {isChosen && (
          <MenuItem icon={<EditIcon />} onSelect={() => onName('rename')}>
            {t('Rename')}
          </MenuItem>
        )}
        <MenuItem icon={<LinkIcon />} onSelect={copyLink}>
          {t('Copy link')}
        </MenuItem>
        {isChosen && (
          <MenuItem icon={<DeleteIcon />} danger onSelect={() => deleteView(view)}>
            {t('Delete')}
          </MenuItem>
        )}
      </MenuGroup>
    </>
  );
}
