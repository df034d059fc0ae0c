import { renderRoutes, screen } from './testing';

function Failing(): never {
  throw new Error('Element type is invalid');
}

test('Q196 a page that fails ends its test at once, with the error and the failed component', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const started = performance.now();
  await renderRoutes([{ path: '/', element: <Failing /> }], '/');
  const failure = await screen.findByText('never drawn').catch((error: Error) => error.message);
  expect(failure).toMatch(/^The page failed: Element type is invalid\n\s*at Failing/);
  expect(performance.now() - started).toBeLessThan(10_000);
  log.mockRestore();
});

test('Q196 the next test of the file waits for its own page', async () => {
  await renderRoutes([{ path: '/', element: <p>Drawn</p> }], '/');
  expect(await screen.findByText('Drawn')).toBeVisible();
});
