import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineArea } from '@console/contract';
import { pageData } from './page-data';

const page = (path: string) => ({ path, title: 'Parcels', requires: { admin: true } }) as const;
const area = defineArea({
  name: 'parcels',
  title: 'Parcels',
  groups: {},
  pages: {
    list: page('/admin/parcels'),
    parcel: page('/admin/parcels/:parcelId/:part'),
    search: page('/admin/parcels/search'),
    today: page('/admin/parcels/today'),
    order: page('/admin/parcels/order'),
    plain: page('/admin/parcels/plain'),
  },
  slots: {},
});
const REMOTE = `
  import { http } from '@console/http';
  import { queryOptions } from '@console/query';
  import { z } from '@console/schema';
  import { useSave } from '@console/ui';
  const query = (path, request) => queryOptions({ queryKey: [path], queryFn: ({ signal }) => http.get('main', path, z.unknown(), { signal, ...request }) });
  const load = () => import('./ParcelsPage');
  export const save = () => useSave({});
  export default {
    pages: {
      list: { load, prefetch: [query('api/Parcels', { searchParams: { take: 10 } }), query('api/Kinds')] },
      parcel: { load, prefetch: ({ parcelId = '', part }) => [query('api/Parcels/' + encodeURIComponent(parcelId)), query('api/Parts/' + Number(part))] },
      search: { load, prefetch: (_, search) => [query('api/Search' + search)] },
      today: { load, prefetch: () => [query('api/Parcels/' + new Date().getFullYear()), query('api/Kinds')] },
      order: { load, prefetch: [query('api/Order', { isRepeatable: false })] },
      plain: { load },
    },
    slots: {},
  };`;

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'area-'));
  await mkdir(join(dir, 'src'));
  await symlink(resolve(__dirname, '../../../remotes/account-and-team/node_modules'), join(dir, 'node_modules'));
  await writeFile(join(dir, 'src/remote.tsx'), REMOTE);
});
afterEach(() => rm(dir, { recursive: true }));

test('P5 what a page reads first is read from its prefetch list: not what differs with the day, the search or has an effect', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  expect(await pageData(dir, area)).toEqual({
    list: ['main/api/Parcels?take=10', 'main/api/Kinds'],
    parcel: ['main/api/Parcels/:parcelId'],
    today: ['main/api/Kinds'],
  });
  // The deadline of a request would keep the build's process for half a minute.
  expect(timers.mock.calls).toEqual([]);
});
