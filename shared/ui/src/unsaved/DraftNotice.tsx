import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { Button } from '../buttons/Button';
import { Notice } from '../feedback/Notice';
import type { FormDraft } from './use-draft';

/** Asks before overwriting. */
export function DraftNotice({ draft }: { draft: FormDraft }) {
  return (
    <div role="status">
      <Notice>
        <strong>{t('You have unsaved changes from earlier')}</strong>
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
      </Notice>
    </div>
  );
}

function Version({ name, children }: { name: string; children: string }) {
  return (
    <dd>
      <VersionName>{name}</VersionName> <span>{children || t('nothing')}</span>
    </dd>
  );
}

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
