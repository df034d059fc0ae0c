import { Box, Flex, Loading, Skeleton } from '@console/ui';

const LINES = ['88%', '94%', '72%', '90%', '60%'];

/** The shape of a package: its facts, then texts. */
export function PackageSkeleton() {
  return (
    <Box px="var(--page-inset)" maxW="760px">
      <Loading>
        <Skeleton h="62px" w="full" borderRadius="card" />
        {[0, 1, 2].map((section) => (
          <Flex key={section} direction="column" gap="3" mt="8" style={{ opacity: 1 - section * 0.3 }}>
            <Skeleton w="160px" h="14px" />
            {LINES.map((width) => (
              <Skeleton key={width} style={{ width }} />
            ))}
          </Flex>
        ))}
      </Loading>
    </Box>
  );
}
