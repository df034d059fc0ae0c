import { previewInvites } from './invite-preview';

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
