import { renderRoutes, screen } from '@console/testing';
import { ExpiringCertificates } from './ExpiringCertificates';

test('the dashboard has a row with a link for each certificate that expires within 30 days', async () => {
  await renderRoutes([{ path: '/', element: <ExpiringCertificates /> }], '/');
  expect(await screen.findByText('The SOAP client certificate in Test expires soon')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Replace the certificate in Test' })).toHaveAttribute(
    'href',
    '/admin/interact/soap/soap-test',
  );
});
