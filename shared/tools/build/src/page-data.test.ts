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
    order: page('/admin/parcels/order'),
    plain: page('/admin/parcels/plain'),
  },
  slots: {},
});
const REMOTE = `
  import { get, post } from '@console/http';
  import { callMeta, callQuery, queryOptions } from '@console/query';
  import { z } from '@console/schema';
  import { useSave } from '@console/ui';
  const answer = z.unknown();
  const parcels = get('main', 'api/Parcels', { query: z.object({ take: z.int() }), answer });
  const parcel = get('ownBackend', 'api/Parcels/:parcelId', { answer });
  const kinds = get('main', 'api/Kinds', { answer });
  const order = get('main', 'api/Order', { answer, isRead: false });
  const found = post('main', 'api/Search', { answer, isRead: true });
  const load = () => import('./ParcelsPage');
  export const save = () => useSave({});
  const ours = queryOptions({ queryKey: ['ours'], queryFn: () => [], meta: callMeta(kinds) });
  export default {
    pages: {
      list: { load, prefetch: [callQuery(parcels, { query: { take: 10 } }), ours] },
      parcel: { load, prefetch: ({ parcelId = '' }) => [callQuery(parcel, { parcelId }), queryOptions({ queryKey: ['x'] })] },
      search: { load, prefetch: (_, search) => [callQuery(parcels, { query: { take: search.length } })] },
      order: { load, prefetch: [callQuery(order), callQuery(found)] },
      plain: { load },
    },
    slots: {},
  };`;

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'area-'));
  await mkdir(join(dir, 'src'));
  await symlink(resolve(__dirname, '../../../../remotes/account-and-team/node_modules'), join(dir, 'node_modules'));
  await writeFile(join(dir, 'src/remote.tsx'), REMOTE);
});
afterEach(() => rm(dir, { recursive: true }));

test('P5 the first requests of a page come from its prefetch list, without those that depend on the search parameters or have an effect', async () => {
  expect(await pageData(dir, area)).toEqual({
    list: ['main/api/Parcels?take=10', 'main/api/Kinds'],
    parcel: ['ownBackend/api/Parcels/:parcelId'],
  });
});
