import { Box } from '@chakra-ui/react';
import { FieldOutlines, Loading } from '../feedback/Skeleton';

export function FieldsSkeleton({ fields }: { fields: number }) {
  return (
    <Box px="var(--page-inset)" maxW="form">
      <Loading>
        <FieldOutlines fields={fields} labelWidth="18%" />
      </Loading>
    </Box>
  );
}
