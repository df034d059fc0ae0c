import { Flex, Loading, Skeleton } from '@console/ui';

/** The shape of step 1: heading, a line, three fields. */
export function RegistrationSkeleton() {
  return (
    <Loading>
      <Flex direction="column" gap="3" mb="8">
        <Skeleton w="56%" h="24px" />
        <Skeleton w="92%" />
      </Flex>
      {['name', 'number', 'country'].map((field) => (
        <Flex key={field} direction="column" gap="2.5" mb="8">
          <Skeleton w="24%" />
          <Skeleton h="control.large" w="full" borderRadius="control" />
        </Flex>
      ))}
    </Loading>
  );
}
