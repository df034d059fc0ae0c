import { act, render, screen } from '@testing-library/react';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { OfflineNotice } from './OfflineNotice';

test('Q39 the notice appears at once when the browser is offline, and goes when it is online', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(
    <ConsoleUiProvider>
      <OfflineNotice />
    </ConsoleUiProvider>,
  );

  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();

  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/You’re offline/)).toBeVisible();

  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
});
