import { chakra } from '@console/ui';

export const Fold = chakra('details', {
  base: {
    paddingBlock: '1',
    borderTopWidth: '1px',
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'control',
      paddingInlineEnd: '2',
      borderRadius: 'control',
      listStyle: 'none',
      color: 'text.muted',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { color: 'text' },
    },
    '&[open] > summary > svg': { transform: 'rotate(90deg)' },
  },
});
