import { Flex, Loading, PanelBody, Skeleton } from '@console/ui';
import { FieldGrid } from '@console/ui/form';

/** The shape of a document's panel: fields, two beside each other. */
export function DocumentSkeleton() {
  return (
    <PanelBody>
      <Loading>
        <FieldGrid rowGap="2">
          {Array.from({ length: 8 }, (_, field) => (
            // The index is the key: bars have no other identity.
            <Flex key={field} direction="column" gap="2.5" mb="6" style={{ opacity: 1 - field / 10 }}>
              <Skeleton w="35%" />
              <Skeleton h="control" w="full" borderRadius="control" />
            </Flex>
          ))}
        </FieldGrid>
      </Loading>
    </PanelBody>
  );
}
