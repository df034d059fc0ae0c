import { Box, Flex } from '@chakra-ui/react';
import { Loading, Skeleton } from '../feedback/Skeleton';

/** The shape of a page's form: labels and fields, one below the other. */
export function FieldsSkeleton({ fields }: { fields: number }) {
  return (
    <Box px="var(--page-inset)" maxW="form">
      <Loading>
        {Array.from({ length: fields }, (_, field) => (
          // The index is the key: bars have no other identity.
          <Flex key={field} direction="column" gap="10px" mb="6" style={{ opacity: 1 - (0.7 * field) / fields }}>
            <Skeleton w="18%" />
            <Skeleton h="control" w="full" borderRadius="control" />
          </Flex>
        ))}
      </Loading>
    </Box>
  );
}
