import { Button, chakra, Dialog, Notice } from '@console/ui';
import { Caption } from '@console/ui/layout';
import { t } from '@console/words';
import type { PeopleTable, PersonRow } from './read-people';

interface LettersDialogProps {
  readings: readonly PeopleTable[];
  onChoose: (people: PeopleTable | undefined) => void;
}

const ROWS = 3;
const textOf = ({ name, email, role, groups }: PersonRow) => [name, email, role, ...groups].filter(Boolean).join(' · ');

export function LettersDialog({ readings, onChoose }: LettersDialogProps) {
  const [first] = readings;
  const places = (first?.rows ?? []).flatMap((row, at) => (hasOthers(readings, textOf(row), at) ? at : []));
  return (
    <Dialog
      title={t('Which names look right?')}
      onClose={() => onChoose(undefined)}
      footer={<Button onClick={() => onChoose(undefined)}>{t('Cancel')}</Button>}
    >
      <Caption>
        {t(
          'The file’s text encoding is unclear. If every option looks wrong, save the file as UTF-8 and choose it again.',
        )}
      </Caption>
      {readings.map((people, index) => (
        <Notice
          key={index}
          action={
            <Button
              variant={index === 0 ? 'primary' : 'secondary'}
              data-autofocus={index === 0 ? '' : undefined}
              aria-describedby={`reading-${index}`}
              onClick={() => onChoose(people)}
            >
              {t('Use these')}
            </Button>
          }
        >
          <chakra.ul id={`reading-${index}`} overflowWrap="anywhere">
            {places.slice(0, ROWS).map((at) => {
              const row = people.rows[at];
              return <li key={at}>{row && textOf(row)}</li>;
            })}
          </chakra.ul>
        </Notice>
      ))}
    </Dialog>
  );
}

const hasOthers = (readings: readonly PeopleTable[], text: string, at: number) =>
  readings.some(({ rows }) => {
    const row = rows[at];
    return row === undefined || textOf(row) !== text;
  });
