import { Flex, Loading, PanelBody, Skeleton } from '@console/ui';

/** The shape of a user's panel: who, two fields, four facts. */
export function PanelSkeleton() {
  return (
    <PanelBody>
      <Loading>
        <Flex gap="14px" align="center" mb="8">
          <Skeleton boxSize="40px" borderRadius="full" />
          <Skeleton w="45%" />
        </Flex>
        {['role', 'status'].map((field) => (
          <Flex key={field} direction="column" gap="2.5" mb="6">
            <Skeleton w="18%" />
            <Skeleton h="control" w="full" borderRadius="control" />
          </Flex>
        ))}
      </Loading>
    </PanelBody>
  );
}
