import '@console/testing/norwegian';
import { render, renderRoute, screen } from '@console/testing';
import { StatusDot } from '@console/ui';
import area from '../area';
import module from '../remote';

/** The word differs by language. */
const dot = (state: 'on' | 'off') => {
  const { container, unmount } = render(<StatusDot state={state} />);
  const { className } = container.firstElementChild as Element;
  unmount();
  return className;
};

test('SERV-055 the dot of a connection is full when the connection is active and a ring when it is not, in Norwegian too', async () => {
  await renderRoute('/admin/viewpoint', { area, module });
  const states = (await screen.findAllByRole('rowheader')).map((head) => {
    const word = head.closest('tr')?.querySelector('td:last-child span');
    return [word?.textContent, word?.className];
  });
  expect(dot('on')).not.toBe(dot('off'));
  expect(states).toEqual([
    ['Aktiv', dot('on')],
    ['Inaktiv', dot('off')],
  ]);
});
