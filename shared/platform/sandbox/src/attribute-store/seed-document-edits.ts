import type { attributeStore } from '@console/api';

type Edits = Record<string, Partial<attributeStore.DocumentValues>>;

export const aheadInTest: Edits = {
  'BES-0201': { distributionMethod: 'MustReachCustomer', postmode: 'A' },
  'FLY-0503': { name: 'Avslag på begäran om flytt' },
  'FAK-1803': { active: false },
  'SJU-2204': { retentionPolicy: 'DC_SixMonths', comment: 'Kortare gallring beslutad' },
};

export const aheadInDevelopment: Edits = {
  'BES-0201': { retentionPolicy: 'MaxLength', changesAllowed: true, comment: 'Ny mall 2027' },
  'PEN-0102': { name: 'Omräkning av ålderspension' },
  'FTG-0602': { distributionMethod: 'MustReachCustomer' },
  'ÅTK-1004': { active: false, comment: 'Ersätts av ÅTK-1003' },
  'KYC-2702': { topic: 'Know your customer', internalOnly: true },
  'VIL-1303': { plexmode: 2, postmode: 'B' },
};

export const newInTest = [{ type: 'KYC-2705', name: 'Frågor om skatterättslig hemvist' }];

export const newInDevelopment = [
  { type: 'UTB-1609', name: 'Utbetalning via Swish' },
  { type: 'FIN-1504', name: 'Hållbarhetsrapport fonder' },
];
