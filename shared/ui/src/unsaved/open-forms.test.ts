import { formsHolding, formsLeftBy, leavePage, type OpenForm, registerForm, releaseForms } from './open-forms';

const elsewhere = { pathname: '/elsewhere', search: '' };
const form = (): OpenForm => ({
  id: 'edit-key',
  label: 'Edit key',
  place: '/keys/1',
  isUnsaved: true,
  isHolding: true,
  changes: () => ({ values: {}, secrets: [] }),
});

test('a form with a stored draft does not block leaving; one that opens in its place afterwards does', () => {
  const close = registerForm(form());
  expect(formsLeftBy(elsewhere)).toHaveLength(1);
  releaseForms();
  expect(formsLeftBy(elsewhere)).toEqual([]);
  close();
  const closeNext = registerForm(form());
  expect(formsHolding()).toHaveLength(1);
  closeNext();
});

test('Q31 while a page is being left no form blocks it, not even one that mounts late, unless the page comes back', () => {
  leavePage();
  const close = registerForm(form());
  expect(formsHolding()).toEqual([]);
  expect(formsLeftBy(elsewhere)).toEqual([]);
  dispatchEvent(new Event('pageshow'));
  expect(formsHolding()).toHaveLength(1);
  close();
});
