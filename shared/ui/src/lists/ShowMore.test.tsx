import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { ShowMore, useFirstRows } from './ShowMore';

const NUMBERS = Array.from({ length: 250 }, (_, index) => index);

function Numbers() {
  const rows = useFirstRows(NUMBERS, 100);
  return (
    <>
      <ul>
        {rows.shown.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
      {rows.left > 0 && <ShowMore rows={rows} />}
      <button type="button" onClick={rows.showFirst}>
        Search
      </button>
    </>
  );
}

let comeNear: () => void;

test('the next rows of a long list are added by the button, and by scrolling unless the button has the focus', async () => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((report) => {
    const observer = { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
    comeNear = () => act(() => report([{ isIntersecting: true } as IntersectionObserverEntry], observer));
    return observer;
  });
  render(
    <ConsoleUiProvider>
      <Numbers />
    </ConsoleUiProvider>,
  );
  const user = userEvent.setup();
  expect(screen.getAllByRole('listitem')).toHaveLength(100);

  comeNear();
  expect(screen.getAllByRole('listitem')).toHaveLength(200);

  act(() => screen.getByRole('button', { name: 'Show 50 of 50 more' }).focus());
  comeNear();
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('listitem')).toHaveLength(250);
  expect(screen.queryByRole('button', { name: /more/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
});
