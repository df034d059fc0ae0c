import { CopyButton, Flex } from '@console/ui';

export function Copied({ label, text }: { label: string; text: string }) {
  return (
    <Flex as="dd" gap="1">
      <code translate="no">{text}</code>
      {/* The button is higher than a line. */}
      <Flex h="1.25rem" align="center">
        <CopyButton text={text} label={label} size="small" />
      </Flex>
    </Flex>
  );
}
