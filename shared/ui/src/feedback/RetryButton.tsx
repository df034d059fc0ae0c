import { t } from '@console/words';
import { Button, type ButtonProps } from '../buttons/Button';
import { wayOn } from '../format/failure-words';

export interface RetryProps {
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

/** *Try again*, or *Reload page* if only that helps. */
export function RetryButton({ error, onRetry, retrying, ...rest }: RetryProps & Pick<ButtonProps, 'variant'>) {
  const { label, onClick } = wayOn(error) ?? { label: t('Try again'), onClick: onRetry };
  return (
    <Button size="small" loading={retrying} onClick={onClick} {...rest}>
      {label}
    </Button>
  );
}
