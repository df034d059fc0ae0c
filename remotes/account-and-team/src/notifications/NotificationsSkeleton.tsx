import { Flex, Loading, Skeleton } from '@console/ui';

const TYPES = [132, 108, 124, 116, 112, 140];

/** The shape of the list of types, before it is known. */
export function TypesSkeleton() {
  return (
    <Loading>
      <Flex direction="column" gap="6" p="3">
        {TYPES.map((width) => (
          <Skeleton key={width} style={{ width }} />
        ))}
      </Flex>
    </Loading>
  );
}

/** The shape of a template: title, tabs, subject and body. */
export function TemplateSkeleton() {
  return (
    <Loading>
      <Flex direction="column" gap="6" px="var(--page-inset)" pt="2">
        <Skeleton w="180px" h="16px" />
        <Flex gap="5">
          <Skeleton w="56px" />
          <Skeleton w="88px" />
          <Skeleton w="64px" />
        </Flex>
        <Skeleton w="full" maxW="620px" h="control" borderRadius="control" />
        <Skeleton w="full" maxW="620px" h="220px" borderRadius="control" />
      </Flex>
    </Loading>
  );
}
