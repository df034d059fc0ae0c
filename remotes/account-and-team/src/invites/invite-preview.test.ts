import { previewInvites } from './invite-preview';
import { detailedInvitesTable } from './invites-columns';

const isDora = (email: string) => email.startsWith('dora@');
const known = { userEmails: ['Kari@x.no'], invitedEmails: ['ola@x.no'], licencesLeft: 2, isUnclear: isDora };

test('the preview sorts the addresses by what sending would do with them', () => {
  const emails = ['a@x.no', 'kari@X.no', 'b@x.no', 'nonsense', 'OLA@x.no', 'dora@x.no', 'c@x.no'];
  expect(previewInvites(emails, known)).toEqual({
    sent: ['a@x.no', 'b@x.no'],
    unlicensed: ['c@x.no'],
    invalid: ['nonsense'],
    alreadyUsers: ['kari@X.no'],
    alreadyInvited: ['OLA@x.no'],
    unclear: ['dora@x.no'],
  });
});

test('while the licences are unknown, all valid addresses are sent', () => {
  expect(previewInvites(['a@x.no', 'b@x.no', 'c@x.no'], { ...known, licencesLeft: undefined })).toMatchObject({
    sent: ['a@x.no', 'b@x.no', 'c@x.no'],
    unlicensed: [],
  });
  expect(previewInvites(['a@x.no'], { ...known, licencesLeft: 0 })).toMatchObject({ sent: [], unlicensed: ['a@x.no'] });
});

test('C152 beside names and groups the address has room at 1280 px', () => {
  const [, ...others] = detailedInvitesTable.columns;
  const [list, boxes] = [1046, 44];
  const widths = others.map(({ width = '' }) => (Number.parseFloat(width) * (width.endsWith('%') ? list : 100)) / 100);
  expect(list - boxes - widths.reduce((sum, width) => sum + width)).toBeGreaterThan(170);
});
