import { chakra } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { ConsoleUiProvider } from './ConsoleUiProvider';
import { system } from './system';

test("an element's recipe is made once, and not on each render", () => {
  let reads = 0;
  const recipe = {
    get base() {
      reads += 1;
      return { display: 'grid' };
    },
  };
  const Part = chakra('p', recipe);
  const draw = (text: string) => (
    <ConsoleUiProvider>
      <Part>{text}</Part>
    </ConsoleUiProvider>
  );
  const { rerender } = render(draw('before'));
  const atFirst = reads;
  expect(atFirst).toBeGreaterThan(0);
  rerender(draw('after'));
  expect(screen.getByText('after')).toHaveAttribute('class', expect.stringMatching(/^ui-/));
  expect(reads).toBe(atFirst);
  expect(system.cva({ base: { color: 'red' } })).not.toBe(system.cva({ base: { color: 'blue' } }));
});
