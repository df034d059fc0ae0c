import { Box, Loading, Skeleton, SkeletonRows } from '@console/ui';

/** The shape of a group's page: its name, and its members. */
export function GroupSkeleton() {
  return (
    <Loading>
      <Box px="var(--page-inset)" mb="8" maxW="form">
        <Skeleton w="12%" mb="2.5" />
        <Skeleton h="control" w="full" borderRadius="control" />
      </Box>
      <SkeletonRows rows={6} />
    </Loading>
  );
}
