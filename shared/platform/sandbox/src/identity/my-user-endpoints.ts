import { myUser } from '@console/api';
import { t } from '@console/words';
import { asc, eq } from 'drizzle-orm';
import { behind, type DefineEndpoint } from '../calls/endpoint';
import { noteChange } from '../calls/note-change';
import { nameOf } from '../calls/principal';
import { refuseInvalid } from '../calls/refusal';
import { members, people } from '../db/schema';
import { languages } from '../platform/languages';
import type { Platform } from '../platform/platform';

/** ACCT-034. Without base64, which adds a third. */
const LARGEST_PHOTO_BYTES = 550_000;
const PHOTO = /^data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/;
const PHONE_NUMBER = /^\+?[\d\s()./-]{4,30}$/;

/** api/MyUser. No check for concurrent edits: nobody else can change a person. */
export function myUserEndpoints(define: DefineEndpoint, { db }: Platform): void {
  const endpoint = behind(define, 'signedIn');

  endpoint(myUser.getMyUser, async ({ principal: { person } }) => {
    const memberships = await db
      .select({ customerId: members.customerId })
      .from(members)
      .where(eq(members.personId, person.id))
      .orderBy(asc(members.customerId));
    const { firstName, lastName, phoneNumber, email, languageCode, profileImage } = person;
    return {
      firstName,
      lastName,
      fullName: nameOf(person),
      userProfileImage: profileImage,
      phoneNumber,
      email,
      languageCode,
      customerIds: memberships.map(({ customerId }) => customerId),
    };
  });

  endpoint(myUser.updateMyUser, {
    audit: ['profile', 'updated'],
    handle: async ({ principal, body }) => {
      const { person } = principal;
      const { languageCode, userProfileImage } = body;
      const [firstName, lastName, phoneNumber] = [body.firstName.trim(), body.lastName.trim(), body.phoneNumber.trim()];
      refuseInvalid({
        firstName: firstName === '' ? t('Enter your first name.') : undefined,
        lastName: lastName === '' ? t('Enter your last name.') : undefined,
        phoneNumber: PHONE_NUMBER.test(phoneNumber) ? undefined : t('Enter a phone number.'),
        languageCode: languages.some((one) => one.languageCode === languageCode) ? undefined : t('Choose a language.'),
        userProfileImage: photoError(userProfileImage),
      });
      await db
        .update(people)
        .set({ firstName, lastName, phoneNumber, languageCode, profileImage: userProfileImage })
        .where(eq(people.id, person.id));
      const after = { firstName, lastName, phoneNumber, languageCode };
      noteChange(principal, { id: person.id, name: nameOf(after), before: { ...person }, after });
    },
  });
}

function photoError(dataUrl: string): string | undefined {
  if (dataUrl === '') return undefined;
  const base64 = PHOTO.exec(dataUrl)?.[1];
  if (!base64) return t('Choose a PNG, JPEG, WebP, or GIF photo.');
  return Buffer.byteLength(base64, 'base64') > LARGEST_PHOTO_BYTES ? t('Maximum file size 500 KB') : undefined;
}
