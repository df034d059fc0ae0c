import type { DocumentEnvironment } from '@console/api';
import { EnvBadge } from '@console/product';
import { Flex } from '@console/ui';
import { ArrowRightIcon } from '@console/ui/icons';

/** Which way documents go. */
export function EnvironmentStep({ from, to }: { from: DocumentEnvironment; to: DocumentEnvironment }) {
  return (
    <Flex align="center" gap="2" mb="2">
      <EnvBadge environment={from} />
      <ArrowRightIcon size={14} strokeWidth={2} aria-label="to" />
      <EnvBadge environment={to} />
    </Flex>
  );
}
