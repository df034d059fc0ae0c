import { Box, Flex, Loading, Skeleton } from '@console/ui';

export function CustomerNotificationsSkeleton() {
  return (
    <Box px="var(--page-inset)" maxW="form" boxSizing="content-box">
      <Loading>
        <Flex gap="3" mb="8" wrap="wrap">
          <Skeleton h="68px" flex="1 1 220px" borderRadius="card" />
          <Skeleton h="68px" flex="1 1 220px" borderRadius="card" />
        </Flex>
        {[0, 1, 2].map((field) => (
          <Skeleton
            key={field}
            h="control"
            w="full"
            mb="3"
            borderRadius="control"
            style={{ opacity: 1 - field * 0.3 }}
          />
        ))}
      </Loading>
    </Box>
  );
}
