import { t } from '@console/words';
import { type ReactNode, useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from '../icons';
import { toast } from '../toasts/toast';
import { Button } from './Button';
import { IconButton } from './IconButton';

/** SHRD-023 */
const CONFIRMED = 2000;

/** Shows a toast; resolves to true if copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t('Copied to clipboard'), { lifetime: CONFIRMED });
    return true;
  } catch {
    toast.error(t('Couldn’t copy. Your browser doesn’t allow it.'));
    return false;
  }
}

interface CopyButtonProps {
  /** A function runs at the press. */
  text: string | (() => string);
  /** Absent = an icon named by `label`. */
  children?: ReactNode;
  label?: string;
  size?: 'small' | 'medium';
  icon?: ReactNode;
}

export function CopyButton({
  text,
  children,
  label = t('Copy'),
  size = 'medium',
  icon: copyIcon = <CopyIcon />,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(setCopied, CONFIRMED, false);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => setCopied(await copyText(typeof text === 'function' ? text() : text));
  const icon = copied ? <CheckIcon /> : copyIcon;

  if (children === undefined) return <IconButton label={label} icon={icon} size={size} onClick={copy} />;
  return (
    <Button icon={icon} size={size} onClick={copy}>
      {children}
    </Button>
  );
}
