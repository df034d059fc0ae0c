import { removeTokens } from '../tokens/session-storage';
import { persistUser, readPersistedUser } from './persisted-user';

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

test('the data of a user is available after a reload, without the photo', () => {
  persistUser('sub/one', { currentUser, customer: null, myUser });
  expect(readPersistedUser('sub/one')).toEqual({
    currentUser,
    customer: null,
    myUser: { ...myUser, userProfileImage: '' },
  });
});

test('another user or another sign-in starts without that data', () => {
  persistUser('sub/one', { currentUser, customer: null, myUser });
  expect(readPersistedUser('sub/two')).toBeUndefined();
});

test('incomplete data is not persisted, and invalid data is not read', () => {
  persistUser('sub/one', { currentUser, customer: undefined, myUser });
  expect(readPersistedUser('sub/one')).toBeUndefined();
  persistUser('sub/one', { currentUser, customer: null, myUser });
  const text = sessionStorage.getItem('console.session.user') as string;
  sessionStorage.setItem('console.session.user', text.replace('"isSppUser":false', '"isSppUser":"yes"'));
  expect(readPersistedUser('sub/one')).toBeUndefined();
});

test('Q10 the data is removed with the tokens', () => {
  persistUser('sub/one', { currentUser, customer: null, myUser });
  sessionStorage.setItem('console.page-data', '{}');
  removeTokens();
  expect(sessionStorage).toHaveLength(0);
});
