import { historyEntry } from './attribute-store';

test('ATTR-033 an entry of the history has its key as Id or as id, and Id comes first (C42)', () => {
  const entry = { type: 2, updatedAt: '2026-11-05T08:00:00Z', updatedByName: 'Ingrid Haugland', changes: [] };
  expect(historyEntry.parse({ ...entry, Id: 'h-1' })).toEqual({ ...entry, Id: 'h-1' });
  expect(historyEntry.parse({ ...entry, id: 'h-2' })).toEqual({ ...entry, Id: 'h-2' });
  expect(historyEntry.parse({ ...entry, id: 'h-2', Id: 'h-1' })).toEqual({ ...entry, Id: 'h-1' });
  expect(historyEntry.safeParse(entry).success).toBe(false);
});
