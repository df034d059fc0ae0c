import { Box } from '@chakra-ui/react';
import { FieldOutlines, Loading, Skeleton } from '../feedback/Skeleton';
import { FieldGrid } from '../fields/FieldGrid';
import { SectionColumns, SectionContent } from './FormSection';

interface FieldsSkeletonProps {
  /** A list: what each `FormSection` has. */
  fields: number | readonly (number | 'cards')[];
  wide?: boolean;
}

export function FieldsSkeleton({ fields, wide = false }: FieldsSkeletonProps) {
  return (
    <Box px="var(--page-inset)">
      <Loading>
        {typeof fields === 'number' ? (
          <Box maxW="form">
            <FieldOutlines fields={fields} labelWidth="18%" />
          </Box>
        ) : (
          fields.map((content, section) => (
            <SectionColumns key={section} wide={wide} style={{ opacity: 1 - (0.7 * section) / fields.length }}>
              <div>
                <Skeleton w="88px" h="14px" mb="3" />
                <Skeleton w="70%" />
              </div>
              <SectionContent>
                {content === 'cards' ? (
                  [1, 2].map((card) => <Skeleton key={card} h="72px" w="full" borderRadius="card" />)
                ) : (
                  <FieldGrid rowGap="0">
                    <FieldOutlines fields={content} labelWidth="35%" />
                  </FieldGrid>
                )}
              </SectionContent>
            </SectionColumns>
          ))
        )}
      </Loading>
    </Box>
  );
}
