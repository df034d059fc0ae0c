import type { DocumentEnvironment } from '@console/api';
import { ArrowRightIcon, EnvBadge, Flex } from '@console/ui';

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
