import { releaseNotificationSettingsAnswer } from './customer';

test('VERS-035 five addresses are read from a list or from five fields', () => {
  const settings = { emails: ['a@b.no', 'c@d.no'], sendReleasePackageNotifications: true };
  expect(releaseNotificationSettingsAnswer.parse(settings)).toEqual(settings);
  const numbered = {
    email1: 'a@b.no',
    email2: '',
    email3: 'c@d.no',
    email4: null,
    sendReleasePackageNotifications: true,
  };
  expect(releaseNotificationSettingsAnswer.parse(numbered)).toEqual(settings);
});
