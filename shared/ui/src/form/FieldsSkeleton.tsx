import { Box, Flex } from '@chakra-ui/react';
import { Loading, Skeleton } from '../feedback/Skeleton';

/** The shape of a page's form: labels and fields, one below the other. */
export function FieldsSkeleton({ fields }: { fields: number }) {
  return (
    <Box px="var(--page-inset)" maxW="form">
      <Loading>
        <FieldOutlines fields={fields} labelWidth="18%" />
      </Loading>
    </Box>
  );
}

/** So many labels and fields as outlines, the later the fainter, for a skeleton that arranges them. */
export function FieldOutlines({ fields, labelWidth }: { fields: number; labelWidth: string }) {
  return Array.from({ length: fields }, (_, field) => (
    // The index is the key: bars have no other identity.
    <Flex key={field} direction="column" gap="10px" mb="6" style={{ opacity: 1 - (0.7 * field) / fields }}>
      <Skeleton w={labelWidth} />
      <Skeleton h="control" w="full" borderRadius="control" />
    </Flex>
  ));
}
