import { soapSchema, toFormValues } from '../soap-client/soap-schema';
import { soapMessages, webEditorMessages } from './setup-messages';

test('SERV-088 SERV-091 SERV-123 the SOAP client and the web editor have the wording of Viewpoint', () => {
  expect(Object.values(soapMessages)).toEqual([
    'Interact SOAP Client settings saved',
    'Failed to save Interact SOAP Client settings',
    'Interact SOAP Client settings deleted',
    'Failed to delete Interact SOAP Client settings',
    'It can not create a new Interact SOAP Client setting because all customer environments are already used.',
    'It can not save because Interact SOAP Client setting has been updated by others. Please refresh the page.',
  ]);
  expect(Object.values(webEditorMessages)).toEqual([
    'WebEditor settings saved',
    'Failed to save WebEditor settings',
    'WebEditor settings deleted',
    'Failed to delete WebEditor settings',
    'It can not create a new WebEditor setting because all customer environments are already used.',
    'It can not save because WebEditor setting has been updated by others. Please refresh the page.',
  ]);
});

test('SERV-080 a SOAP client without an environment is not saved', () => {
  const result = soapSchema(undefined).safeParse(toFormValues(undefined, undefined));
  expect(result.error?.issues.map(({ message }) => message)).toContain('Customer Environment is required');
});
