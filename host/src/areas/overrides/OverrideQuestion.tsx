import { Button, chakra } from '@console/ui';
import { t, title } from '@console/words';
import { useEffect, useRef } from 'react';
import { PictureLayout } from '../../sign-in/PictureLayout';
import type { AreaRegistry } from '../registry/registry';
import type { RequestedOverride } from './override-store';

interface OverrideQuestionProps {
  requested: readonly RequestedOverride[];
  registry: AreaRegistry;
  onAnswer: (isAccepted: boolean) => void;
}

/**
 * Asks before an override's code first runs (Q28): any link can carry an override, and the code may act as the user.
 * The focus starts on the live version.
 */
export function OverrideQuestion({ requested, registry, onAnswer }: OverrideQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <PictureLayout>
      <chakra.h1 textStyle="2xl" fontWeight="strong" letterSpacing="tight">
        {t('Load code from another address?')}
      </chakra.h1>
      <chakra.p textStyle="md" color="text.muted">
        {t(
          'The link you opened asks this browser to load part of the console from another address for eight hours. That code can read and change everything you can.',
        )}
      </chakra.p>
      <chakra.ul display="grid" gap="3" listStyleType="none" padding="0" margin="0">
        {requested.map(({ area, url }) => (
          <chakra.li key={area} padding="3" borderWidth="1px" borderColor="border" borderRadius="control">
            <chakra.strong display="block" textStyle="md" overflowWrap="anywhere">
              {title(registry.areas.get(area)?.current.manifest.title ?? area)}
            </chakra.strong>
            <chakra.span textStyle="sm" color="text.muted" overflowWrap="anywhere">
              {t('{area}, from {origin}', { area, origin: new URL(url).origin })}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="md" color="text.muted">
        {t('Continue only if you or your team host the code there.')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button ref={stay} variant="primary" size="large" onClick={() => onAnswer(false)}>
          {t('Keep the live version')}
        </Button>
        <Button variant="secondary" size="large" onClick={() => onAnswer(true)}>
          {t('Load the code')}
        </Button>
      </chakra.div>
    </PictureLayout>
  );
}
