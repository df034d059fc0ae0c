import { Button, EmptyState, LineDrawing } from '@console/ui';
import { t } from '@console/words';

export function ForwardingOff({ onTurnOn }: { onTurnOn: () => void }) {
  return (
    <EmptyState
      drawing={
        <LineDrawing viewBox="0 0 120 64" aria-hidden>
          <path d="M0 58h120" />
          <path d="M14 14h34v44H14Z" />
          <path d="M20 24h22M20 32h22M20 40h14" data-faint />
          <path d="M54 36h18M67 31l6 5-6 5" />
          <path d="M80 26h28v32H80Z" data-filled />
          <path d="M80 42h28M86 34h4M86 50h4" />
        </LineDrawing>
      }
      title={t('Forwarding is off')}
      action={<Button onClick={onTurnOn}>{t('Turn on')}</Button>}
    >
      {t(
        'When it’s on, each change made in the console or through the API is sent as an entry: who, what, when, from where, and whether it succeeded. Entries go to your address, the platform’s log, or both.',
      )}
    </EmptyState>
  );
}
