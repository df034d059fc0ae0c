import { chakra } from '@chakra-ui/react';
import { t } from '@console/words';
import { TextButton } from '../buttons/TextLink';
import { failureWords, wayOn } from '../format/failure-words';
import { WarningIcon } from '../icons';
import type { LoadQuery } from './LoadError';

/** In place of a value. */
export function NotLoaded({ query, children }: { query: LoadQuery; children: string }) {
  const { error, isFetching, refetch } = query;
  if (!error) return null;
  const { label, onClick } = wayOn(error) ?? { label: t('Try again'), onClick: () => void refetch() };
  return (
    <Root role="alert">
      <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="danger">
        <WarningIcon size={14} aria-hidden />
        {failureWords(error, children, 'load').title}
      </chakra.span>
      <TextButton aria-busy={isFetching} onClick={onClick}>
        {label}
      </TextButton>
    </Root>
  );
}

const Root = chakra('span', {
  base: { position: 'relative', zIndex: '1', display: 'inline-flex', flexWrap: 'wrap', columnGap: '2' },
});
