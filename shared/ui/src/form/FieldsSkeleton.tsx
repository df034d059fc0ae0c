import { Box } from '@chakra-ui/react';
import { FieldOutlines, Loading } from '../feedback/Skeleton';

/** Outlines of a page's form: labels and fields, one below the other. */
export function FieldsSkeleton({ fields }: { fields: number }) {
  return (
    <Box px="var(--page-inset)" maxW="form">
      <Loading>
        <FieldOutlines fields={fields} labelWidth="18%" />
      </Loading>
    </Box>
  );
}
