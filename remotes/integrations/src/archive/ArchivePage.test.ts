test('what rows are dragged with is fetched with the tab that has such rows, and not with the page', async () => {
  const fetched = jest.fn();
  jest.doMock('@console/ui/drag', () => {
    fetched();
    return jest.requireActual('@console/ui/drag');
  });
  await import('./ArchivePage');
  expect(fetched).not.toHaveBeenCalled();
  await import('../metadata-columns/MetadataColumns');
  expect(fetched).toHaveBeenCalled();
});
