import { render, screen } from '@testing-library/react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { Panel } from './Panel';

test('a step to a row that is not there is blocked, with the reason', () => {
  render(
    <ConsoleUiProvider>
      <Panel title="Invoice" onClose={() => {}} next={{ label: 'Next document' }}>
        Fields
      </Panel>
    </ConsoleUiProvider>,
  );
  expect(screen.getByRole('button', { name: 'Next document' })).toHaveAccessibleDescription(
    'No next document in this list',
  );
});
