import type { customers } from '../db/schema';
import { FEATURE, type Grants, MAIN_PRODUCT } from '../platform/products';
import { administratorRole } from './administrator-role';
import { NORWAY, SWEDEN } from './countries';

type CustomerRow = typeof customers.$inferInsert;

export interface RoleSeed {
  key: string;
  name: string;
  description: string;
  isReadOnly?: boolean;
  grants: Grants;
}

const FJELLHEIM_PRODUCTS = ['DA', 'SD', 'WF', 'TL', 'DS', 'DG', 'LL', MAIN_PRODUCT, 'SP'];

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
      { productCode: MAIN_PRODUCT, userLimit: 60 },
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
    licenses: [{ productCode: MAIN_PRODUCT, userLimit: 15 }],
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
    licenses: [{ productCode: MAIN_PRODUCT, userLimit: 100 }],
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

export const fjellheimRoles: RoleSeed[] = [
  administratorRole,
  {
    key: 'team-administrator',
    name: 'Team administrator',
    description: 'Users, invites, roles and groups',
    grants: { [MAIN_PRODUCT]: [FEATURE.team] },
  },
  {
    key: 'billing',
    name: 'Billing',
    description: 'Invoices and payment methods',
    grants: { [MAIN_PRODUCT]: [FEATURE.billing], SP: 'all' },
  },
  {
    key: 'case-handler',
    name: 'Case handler',
    description: 'Writes, sends for signing and archives',
    grants: {
      DA: ['DA_OPEN', 'DA_CREATE'],
      DS: ['DS_SEND', 'DS_CANCEL', 'DS_PROOF'],
      DG: ['DG_SEARCH', 'DG_READ', 'DG_UPLOAD', 'DG_MOVE'],
    },
  },
  {
    key: 'template-author',
    name: 'Template author',
    description: 'Templates, dialogs and shared texts',
    grants: { DA: 'all', SD: 'all', TL: 'all', WF: ['WF_DESIGN'] },
  },
  {
    key: 'reader',
    name: 'Reader',
    description: 'Reads what is archived',
    grants: { DG: ['DG_SEARCH', 'DG_READ'] },
  },
  {
    key: 'auditor',
    name: 'Auditor',
    description: 'Reads the archive and the audit log',
    grants: { DG: ['DG_SEARCH', 'DG_READ'], LL: ['LL_READ', 'LL_EXPORT'] },
  },
];

export const fjellheimGroups = {
  'all-staff': 'All staff',
  disability: 'Disability benefits',
  finance: 'Finance',
  management: 'Management',
  pensions: 'Pensions',
  templates: 'Templates and texts',
};
