import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { ComparisonTable } from './ComparisonTable';

const draw = (values: readonly string[]) =>
  render(
    <ConsoleUiProvider>
      <ComparisonTable
        label="Pending changes"
        versions={[{ name: 'Published' }, { name: 'Draft' }]}
        rows={[{ property: 'Description', values }]}
      />
    </ConsoleUiProvider>,
  );
const texts = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

test('Q65 of a long text the differing part is shown, and all of it on request', async () => {
  const same = 'The same words before. '.repeat(50);
  const [before, after] = [`${same}Old end.`, `${same}New end.${'x'.repeat(900)}`];
  draw([before, after]);
  const [published = '', draft = ''] = texts();
  expect(published).toMatch(/^….*Old end\. Show all 1\s158 characters$/);
  expect(draft).toMatch(/^….*New end\.x+… Show all 2\s058 characters$/);
  expect(draft.length).toBeLessThan(300);
  await userEvent.click(screen.getByRole('button', { name: /Show all 2\s058 characters/ }));
  expect(texts()).toEqual([published, after]);
});

test('Q65 a long text that differs from the start, or is new, is shown from its start; a short one is shown whole', () => {
  draw(['', 'y'.repeat(2000)]);
  expect(texts()[0]).toBe('–');
  expect(texts()[1]).toMatch(/^y{240}… Show all 2\s000 characters$/);
  draw(['25', 'z'.repeat(240)]);
  expect(texts().slice(2)).toEqual(['25', 'z'.repeat(240)]);
});
