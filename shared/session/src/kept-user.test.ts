import { keepUser, readKeptUser } from './kept-user';
import { removeTokens } from './session-storage';

const currentUser = { isSppUser: false, customerUserAccess: { productFeatureAccessSelections: [] } };
const myUser = {
  firstName: 'Ingrid',
  lastName: 'Haugland',
  fullName: 'Ingrid Haugland',
  userProfileImage: 'data:image/png;base64,AAAA',
  phoneNumber: '',
  email: 'ingrid.haugland@fjellheim.example',
  languageCode: 'nb',
  customerIds: ['c-1'],
};

beforeEach(() => sessionStorage.clear());

test('what was known of a user is known again after a reload, without the photo', () => {
  keepUser('sub/one', { currentUser, customer: null, myUser });
  expect(readKeptUser('sub/one')).toEqual({ currentUser, customer: null, myUser: { ...myUser, userProfileImage: '' } });
});

test('another user or another sign-in starts without it', () => {
  keepUser('sub/one', { currentUser, customer: null, myUser });
  expect(readKeptUser('sub/two')).toBeUndefined();
});

test('nothing is kept of what is not all there, and nothing believed that does not fit', () => {
  keepUser('sub/one', { currentUser, customer: undefined, myUser });
  expect(readKeptUser('sub/one')).toBeUndefined();
  keepUser('sub/one', { currentUser, customer: null, myUser });
  const kept = sessionStorage.getItem('console.session.user') as string;
  sessionStorage.setItem('console.session.user', kept.replace('"isSppUser":false', '"isSppUser":"yes"'));
  expect(readKeptUser('sub/one')).toBeUndefined();
});

test('Q10 it goes with the tokens', () => {
  keepUser('sub/one', { currentUser, customer: null, myUser });
  removeTokens();
  expect(sessionStorage).toHaveLength(0);
});
