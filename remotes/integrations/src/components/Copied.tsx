import { CopyButton, Flex } from '@console/ui';

interface CopiedProps {
  label: string;
  copyLabel: string;
  text: string;
}

/** A pair of a `DescriptionList`. */
export function Copied({ label, copyLabel, text }: CopiedProps) {
  return (
    <>
      <dt>{label}</dt>
      <Flex as="dd" gap="1">
        <code translate="no">{text}</code>
        {/* The button is higher than a line. */}
        <Flex h="1.25rem" align="center">
          <CopyButton text={text} label={copyLabel} size="small" />
        </Flex>
      </Flex>
    </>
  );
}
