import { MAIN_PRODUCT } from '../calls/products';
import { customers } from '../db/schema';
import type { SeedOptions, SeedRows } from '../db/seed-rows';
import { NORWAY, SWEDEN } from './countries';

type CustomerRow = typeof customers.$inferInsert;

const FJELLHEIM_PRODUCTS = ['DA', 'SD', 'WF', 'TL', 'DS', 'DG', 'LL', MAIN_PRODUCT, 'SP'];

const SEATS = 60;
const FREE_SEATS = 12;

const fjellheimOffice = { streetName: 'Storgata 14', region: 'Innlandet', city: 'Lillehammer', postalCode: '2609' };
const lindqvistOffice = { streetName: 'Kungsgatan 8', region: 'Uppsala län', city: 'Uppsala', postalCode: '753 18' };

export const companies = {
  fjellheim: {
    id: 'c-fjellheim',
    name: 'Fjellheim Pensjon AS',
    orgNumber: '999 000 111',
    country: NORWAY,
    tierLevel: 2,
    licenses: [
      { productCode: MAIN_PRODUCT, userLimit: SEATS },
      { productCode: 'LL', userLimit: 10 },
    ],
    activeProducts: FJELLHEIM_PRODUCTS,
    billingAddress: { ...fjellheimOffice, streetName: 'Postboks 118' },
    visitingAddress: fjellheimOffice,
    contactPerson: {
      title: 'Chief operating officer',
      firstName: 'Ingrid',
      lastName: 'Haugland',
      email: 'ingrid.haugland@fjellheim.example',
      phone: '+47 400 00 118',
    },
  },
  lindqvist: {
    id: 'c-lindqvist',
    name: 'Lindqvist Försäkring AB',
    orgNumber: '559900-0117',
    country: SWEDEN,
    tierLevel: 1,
    licenses: [{ productCode: MAIN_PRODUCT, userLimit: 10 }],
    activeProducts: ['DA', 'DG', MAIN_PRODUCT, 'SP'],
    billingAddress: lindqvistOffice,
    visitingAddress: lindqvistOffice,
    contactPerson: null,
  },
  platform: {
    id: 'c-platform',
    name: 'Platform Operations AS',
    orgNumber: '999 000 500',
    country: NORWAY,
    tierLevel: 3,
    licenses: [{ productCode: MAIN_PRODUCT, userLimit: 1000 }],
    activeProducts: [...FJELLHEIM_PRODUCTS, 'VP', 'PA', 'IA'],
    billingAddress: null,
    visitingAddress: null,
    contactPerson: null,
  },
  nordlys: {
    id: 'c-nordlys',
    name: 'Nordlys Bedrift AS',
    orgNumber: '999 000 222',
    country: NORWAY,
    tierLevel: null,
    licenses: [],
    activeProducts: [],
    billingAddress: null,
    visitingAddress: null,
    contactPerson: null,
  },
  havbris: {
    id: 'c-havbris',
    name: 'Havbris Eiendom AS',
    orgNumber: '999 000 333',
    country: NORWAY,
    tierLevel: null,
    isActive: false,
    licenses: [],
    activeProducts: [],
    billingAddress: null,
    visitingAddress: null,
    contactPerson: null,
  },
} satisfies Record<string, CustomerRow>;

export function seedCompanies(rows: SeedRows, { scale }: SeedOptions): void {
  const { fjellheim, ...otherCompanies } = companies;
  const userLimit = Math.max(SEATS, scale + FREE_SEATS);
  const licenses = fjellheim.licenses.map((license) =>
    license.productCode === MAIN_PRODUCT ? { ...license, userLimit } : license,
  );
  rows.add(customers, { ...fjellheim, licenses }, ...Object.values(otherCompanies));
}
