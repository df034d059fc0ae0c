import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { shownFileName } from '../format/names';
import { AlertIcon } from '../icons';

export function FileProblem({ file, children }: { file: string; children: ReactNode }) {
  return (
    <Problem>
      <AlertIcon size={14} strokeWidth={2} />
      <span>
        <b>{shownFileName(file)}</b>: {children}
      </span>
    </Problem>
  );
}

const Problem = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    textStyle: 'xs',
    color: 'danger',
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', mt: '1px' },
    '& b': { fontWeight: 'medium' },
  },
});
