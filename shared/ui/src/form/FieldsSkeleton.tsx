import { Box, Flex } from '@chakra-ui/react';
import { Loading, Skeleton } from '../feedback/Skeleton';

/** Outlines of a page's form: labels and fields, one below the other. */
export function FieldsSkeleton({ fields }: { fields: number }) {
  return (
    <Box px="var(--page-inset)" maxW="form">
      <Loading>
        <FieldOutlines fields={fields} labelWidth="18%" />
      </Loading>
    </Box>
  );
}

/**
 * Outlines of `fields` labels and fields, each fainter than the one before. For a skeleton that arranges them itself.
 */
export function FieldOutlines({ fields, labelWidth }: { fields: number; labelWidth: string }) {
  return Array.from({ length: fields }, (_, field) => (
    // The index is the key, because the bars are all alike.
    <Flex key={field} direction="column" gap="10px" mb="6" style={{ opacity: 1 - (0.7 * field) / fields }}>
      <Skeleton style={{ width: labelWidth }} />
      <Skeleton h="control" w="full" borderRadius="control" />
    </Flex>
  ));
}
