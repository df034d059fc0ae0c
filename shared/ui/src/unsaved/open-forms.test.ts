import { formsLeftBy, isAnyFormHolding, leavePage, type OpenForm, registerForm, releaseForms } from './open-forms';

const elsewhere = { pathname: '/elsewhere', search: '' };
const form = (): OpenForm => ({
  id: 'edit-key',
  label: 'Edit key',
  place: '/keys/1',
  keyParams: [],
  isUnsaved: () => true,
  isHolding: () => true,
  isSaving: () => false,
  changes: () => ({ values: {}, secrets: [] }),
});

test('a form whose values are kept holds nobody back; one that opens in its place afterwards does', () => {
  const close = registerForm(form());
  expect(formsLeftBy(elsewhere)).toHaveLength(1);
  releaseForms();
  expect(formsLeftBy(elsewhere)).toEqual([]);
  close();
  const closeNext = registerForm(form());
  expect(isAnyFormHolding()).toBe(true);
  closeNext();
});

test('Q31 nothing holds a page that is being left, however late it is drawn, unless the page comes back', () => {
  leavePage();
  const close = registerForm(form());
  expect(isAnyFormHolding()).toBe(false);
  expect(formsLeftBy(elsewhere)).toEqual([]);
  // The browser shows a page from its cache as it was.
  dispatchEvent(new Event('pageshow'));
  expect(isAnyFormHolding()).toBe(true);
  close();
});
