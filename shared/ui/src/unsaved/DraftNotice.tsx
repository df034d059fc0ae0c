import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { Button } from '../buttons/Button';
import { InfoIcon } from '../icons';
import type { FormDraft } from './use-draft';

/** Asks before overwriting. */
export function DraftNotice({ draft }: { draft: FormDraft }) {
  return (
    <Note role="status">
      <InfoIcon aria-hidden />
      <chakra.div flex="1" minW="0">
        <b>{t('You have unsaved changes from earlier')}</b>
        <Differences>
          {draft.differences.map(({ label, saved, drafted }) => (
            <div key={label}>
              <dt>{label}</dt>
              {saved !== undefined && <Version name={t('Saved')}>{saved}</Version>}
              {drafted !== undefined && <Version name={t('Yours')}>{drafted}</Version>}
              {drafted === undefined && <dd>{t('differs from the saved value')}</dd>}
            </div>
          ))}
          {draft.toRetype.map((label) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{t('not saved; enter it again')}</dd>
            </div>
          ))}
        </Differences>
        <Choices>
          <Button size="small" onClick={draft.restore}>
            {t('Restore')}
          </Button>
          <Button size="small" variant="quiet" onClick={draft.discard}>
            {t('Discard')}
          </Button>
        </Choices>
      </chakra.div>
    </Note>
  );
}

function Version({ name, children }: { name: string; children: string }) {
  return (
    <dd>
      <VersionName>{name}</VersionName> <span>{children || t('nothing')}</span>
    </dd>
  );
}

const Note = chakra('div', {
  base: {
    display: 'flex',
    gap: '10px',
    paddingBlock: '10px',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'info.line',
    borderRadius: 'control',
    bg: 'info.soft',
    color: 'text.muted',
    '& > svg': { flex: 'none', marginTop: '0.5', color: 'info' },
    '& b': { color: 'text' },
  },
});
const Differences = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    mt: '1.5',
    maxH: '40dvh',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    '& dt': { fontWeight: 'medium', color: 'text' },
    '& dd': { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: '2' },
    '& dd:only-of-type': { display: 'block' },
  },
});
const VersionName = chakra('span', { base: { textStyle: 'xs', lineHeight: 'sm' } });
const Choices = chakra('div', { base: { display: 'flex', gap: '1', marginTop: '2' } });
