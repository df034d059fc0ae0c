import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../fields/Field';
import { ConsoleUiProvider } from '../system/ConsoleUiProvider';
import { TwoListPicker } from './TwoListPicker';
import type { PickerOption } from './use-picker-rows';

const NAMES = ['Actuaries', 'Advisers', 'Billing', 'Case handlers', 'Internal audit', 'Legal', 'Medical', 'Ødegård'];
const GROUPS = NAMES.map((name, index) => ({ id: `g${index}`, name }));

afterEach(() => jest.restoreAllMocks());

let chosen: readonly string[];

function Picker({ options, initial }: { options: readonly PickerOption[]; initial: readonly string[] }) {
  const [value, setValue] = useState(initial);
  function change(ids: string[]) {
    chosen = ids;
    setValue(ids);
  }
  return (
    <Field label="Access groups" group>
      <TwoListPicker options={options} value={value} onChange={change} />
    </Field>
  );
}

function draw(initial: readonly string[] = ['g2', 'g5'], options: readonly PickerOption[] = GROUPS) {
  chosen = initial;
  render(
    <ConsoleUiProvider>
      <Picker options={options} initial={initial} />
    </ConsoleUiProvider>,
  );
  return userEvent.setup();
}

const list = (name: 'All groups' | 'Selected groups') => screen.getByRole('group', { name });
const names = (name: 'All groups' | 'Selected groups') =>
  within(list(name))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const news = () => screen.getAllByRole('status')[0];

test('INTG-073 INTG-075 groups are added and removed by button; a selected group stays in its place on the left', async () => {
  const user = draw();
  expect(names('All groups')).toEqual(NAMES);
  expect(names('Selected groups')).toEqual(['Billing', 'Legal']);
  expect(button('Add Billing')).toHaveAccessibleDescription('Selected');

  await user.click(button('Add Advisers'));
  expect(names('Selected groups')).toEqual(['Advisers', 'Billing', 'Legal']);
  expect(news()).toHaveTextContent('Advisers added, 3 selected');
  expect(button('Add Advisers')).toHaveFocus();

  await user.click(button('Remove Billing'));
  expect(chosen).toEqual(['g5', 'g1']);
  expect(news()).toHaveTextContent('Billing removed, 2 selected');
  expect(button('Remove Legal')).toHaveFocus();
});

test('INTG-073 by keyboard alone: arrows, Enter, +, Delete, x, and from list to list', async () => {
  const user = draw();
  act(() => button('Add Actuaries').focus());
  await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}+');
  expect(names('Selected groups')).toEqual(['Advisers', 'Billing', 'Case handlers', 'Legal']);
  expect(button('Add Case handlers')).toHaveFocus();

  await user.keyboard('{ArrowRight}');
  expect(button('Remove Advisers')).toHaveFocus();
  await user.keyboard('{Delete}x');
  expect(names('Selected groups')).toEqual(['Case handlers', 'Legal']);
  expect(button('Remove Case handlers')).toHaveFocus();
  await user.keyboard('{End}{Delete}{Delete}');
  expect(names('Selected groups')).toEqual([]);
  expect(button('Add Case handlers')).toHaveFocus();
});

test('each list is one tab stop, and describes its keys', async () => {
  const user = draw();
  expect(list('All groups')).toHaveAccessibleDescription(/arrow keys/);
  expect(list('Selected groups')).toHaveAccessibleDescription(/Del/);
  await user.click(button('Add all groups'));
  await user.tab();
  expect(screen.getByRole('searchbox', { name: 'Search groups' })).toHaveFocus();
  await user.tab();
  expect(button('Add Actuaries')).toHaveFocus();
  await user.tab();
  expect(button('Remove all groups')).toHaveFocus();
});

test('typing searches, also past diacritics, and all matches are added at once', async () => {
  const user = draw([]);
  act(() => button('Add Actuaries').focus());
  await user.keyboard('l');
  const search = screen.getByRole('searchbox', { name: 'Search groups' });
  expect(search).toHaveFocus();
  expect(names('All groups')).toEqual(['Billing', 'Case handlers', 'Internal audit', 'Legal', 'Medical']);
  await user.clear(search);
  await user.type(search, 'ode');
  expect(names('All groups')).toEqual(['Ødegård']);
  await user.click(button('Add matching groups'));
  expect(chosen).toEqual(['g7']);
  await user.type(search, '!');
  expect(list('All groups')).toHaveTextContent('No groups match “ode!”');
});

test('a deleted group is shown by its id until it is removed', async () => {
  const user = draw(['gone', 'g0']);
  expect(names('Selected groups')).toEqual(['Actuaries', 'gone']);
  await user.click(button('Add Billing'));
  expect(chosen).toEqual(['gone', 'g0', 'g2']);
  await user.click(button('Remove gone'));
  expect(chosen).toEqual(['g0', 'g2']);
});

test('adding one of 500 rows renders that row and the tab stop only', () => {
  // jsdom has no layout: rows 800 high.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500 * 800);
  const many = Array.from({ length: 500 }, (_, index) => ({ id: `m${index}`, name: `Group ${index}` }));
  draw([], many);
  const rows = within(list('All groups')).getAllByRole('listitem');
  const touched = new Set<Node>();
  const observer = new MutationObserver(() => undefined);
  observer.observe(list('All groups'), { subtree: true, childList: true, attributes: true, characterData: true });
  fireEvent.click(button('Add Group 250'));
  for (const { target } of observer.takeRecords()) {
    const row = rows.find((each) => each.contains(target));
    if (row) touched.add(row);
  }
  // The added row and the former tab stop.
  expect(touched.size).toBeLessThanOrEqual(2);
  expect(list('All groups').querySelectorAll('li button[tabindex="0"]')).toHaveLength(1);
});

test('of 500 rows those on screen are drawn, and every row is reached by key and by search', async () => {
  // jsdom has no layout: ten rows.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(380);
  const many = Array.from({ length: 500 }, (_, index) => ({ id: `m${index}`, name: `Group ${index}` }));
  const user = draw([], many);
  expect(names('All groups').length).toBeLessThan(50);

  await user.click(button('Add all groups'));
  expect(chosen).toHaveLength(500);
  expect(news()).toHaveTextContent('500 added, 500 selected');
  expect(names('Selected groups').length).toBeLessThan(50);

  act(() => button('Remove Group 0').focus());
  await user.keyboard('{End}');
  expect(button('Remove Group 499')).toHaveFocus();
  const last = button('Remove Group 499').closest('li');
  expect(last).toHaveAttribute('aria-posinset', '500');
  expect(last).toHaveAttribute('aria-setsize', '500');
  await user.keyboard('{Delete}{Home}{Delete}');
  expect(chosen).toHaveLength(498);
  expect(button('Remove Group 1')).toHaveFocus();
});

test('INTG-073 in a dialog that is not open yet, only the first rows of 2,000 are drawn; the others follow its layout', () => {
  const laidOut: (() => void)[] = [];
  // jsdom's observers report nothing.
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((look) => {
    const observer: ResizeObserver = { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
    laidOut.push(() => look([], observer));
    return observer;
  });
  const height = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(0);
  draw(
    [],
    Array.from({ length: 2000 }, (_, index) => ({ id: `m${index}`, name: `Group ${index}` })),
  );
  expect(names('All groups').length).toBeLessThan(50);

  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(38);
  height.mockReturnValue(1900);
  act(() => {
    for (const look of laidOut) look();
  });
  expect(names('All groups').length).toBeGreaterThanOrEqual(50);
  expect(names('All groups').length).toBeLessThan(100);
});
