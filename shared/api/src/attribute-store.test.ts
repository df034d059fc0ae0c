import { historyEntry } from './attribute-store';

test('ATTR-033 the key of a history entry is Id or id, and Id takes precedence (C42)', () => {
  const entry = { type: 2, updatedAt: '2026-11-05T08:00:00Z', updatedByName: 'Ingrid Haugland', changes: [] };
  expect(historyEntry.parse({ ...entry, Id: 'h-1' })).toEqual({ ...entry, Id: 'h-1' });
  expect(historyEntry.parse({ ...entry, id: 'h-2' })).toEqual({ ...entry, Id: 'h-2' });
  expect(historyEntry.parse({ ...entry, id: 'h-2', Id: 'h-1' })).toEqual({ ...entry, Id: 'h-1' });
  expect(historyEntry.safeParse(entry).success).toBe(false);
});
