import { useLocation, useNavigate } from '@console/router';
import { hiddenCharacters } from '@console/schema';
import { sameName } from '@console/schema/names';
import { t } from '@console/words';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../buttons/Button';
import { Dialog } from '../../dialogs/Dialog';
import { Field } from '../../fields/Field';
import { TextInput } from '../../fields/TextInput';
import { toast } from '../../toasts/toast';
import { namesOf, partToStore, removeView, searchOf, storeView } from './saved-views';
import type { SavedView } from './use-saved-view';

const LONGEST = 60;

interface ViewNameDialogProps {
  view: SavedView;
  naming: 'new' | 'rename';
  onClose: () => void;
}

export function ViewNameDialog({ view, naming, onClose }: ViewNameDialogProps) {
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const { search } = useLocation();
  const navigate = useNavigate();
  const isRename = naming === 'rename';
  // Another person's link proposes its name.
  const [text, setText] = useState(isRename || view.stored === undefined ? view.name.slice(0, LONGEST) : '');
  const [error, setError] = useState<string>();

  function save(event: FormEvent) {
    event.preventDefault();
    const name = text.trim();
    const problem = problemOf(name);
    setError(problem);
    if (problem !== undefined) return input.current?.focus();
    const part = isRename ? (view.stored ?? '') : partToStore(view);
    if (name !== view.name || !isRename) {
      if (!storeView(view, name, part)) return;
      if (isRename) removeView(view, view.name);
      const next = searchOf(view, isRename ? view.part : part, name, search);
      navigate({ search: next }, { replace: true, preventScrollReset: true });
      if (!isRename) toast.success(t('View “{name}” saved', { name }));
    }
    onClose();
  }

  function problemOf(name: string): string | undefined {
    if (name === '') return t('Name is required');
    const [hidden] = hiddenCharacters(name);
    if (hidden) return hidden[1];
    const isOwn = (otherName: string) => isRename && otherName === view.name;
    const isTaken = namesOf(view).some((otherName) => !isOwn(otherName) && sameName(otherName, name));
    return isTaken ? t('You already have a view with this name') : undefined;
  }

  return (
    <Dialog
      title={isRename ? t('Rename view') : t('Save as a view')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={form}>
            {isRename ? t('Rename') : t('Save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <Field
          label={t('Name')}
          required
          error={error}
          hint={
            isRename
              ? undefined
              : t('Saves your search, filters, sort order, and columns in this browser, for you only.')
          }
        >
          <TextInput
            ref={input}
            data-autofocus
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
