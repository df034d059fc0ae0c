/** Order decides the ids, from u-00400. */
export const fjellheimPeople: [name: string, role: FjellheimRole, more?: { statusId?: number; groups?: string[] }][] = [
  ['Ingrid Haugland', 'administrator', { groups: ['management'] }],
  ['Astrid Bjørnstad', 'case-handler', { groups: ['pensions'] }],
  ['Erik Lindqvist', 'administrator', { groups: ['management', 'finance'] }],
  ['Göran Öberg', 'template-author', { groups: ['templates'] }],
  ['Hedda Nygård-Sørensen', 'case-handler', { groups: ['pensions', 'disability'] }],
  ['Johanna Åkesson', 'case-handler', { statusId: 2, groups: ['pensions'] }],
  ['Linnéa Sjöström', 'template-author', { groups: ['templates'] }],
  ['Magnus Ødegård', 'reader'],
  ['Nils-Petter Aasen', 'reader', { statusId: 2 }],
  ['Oddny Vestre', 'case-handler', { groups: ['disability'] }],
  ['Per-Olof Hägglund', 'auditor'],
  ['Ragnhild Tveitå', 'case-handler', { groups: ['pensions'] }],
  ['Solveig Øyen', 'template-author', { groups: ['templates'] }],
  ['Tuva Lie', 'reader'],
  ['Viktor Bäckström', 'case-handler', { groups: ['disability'] }],
  ['Yngve Strand', 'team-administrator', { groups: ['management'] }],
  ['Anniken Rød', 'case-handler', { groups: ['pensions'] }],
  ['Kåre Mikkelsen', 'billing', { groups: ['finance'] }],
  ['Bård Eriksen', 'case-handler', { groups: ['disability'] }],
  ['Birgit Holmqvist', 'reader'],
  ['Cecilie Aune', 'case-handler', { groups: ['pensions'] }],
  ['Daniel Fossum', 'reader', { statusId: 3 }],
  ['Ellinor Hjelm', 'template-author', { groups: ['templates'] }],
  ['Even Tørresen', 'case-handler', { groups: ['pensions'] }],
  ['Fredrik Wahlström', 'case-handler', { groups: ['disability'] }],
  ['Gro Lillevik', 'reader'],
  ['Gunnhild Sæther', 'auditor'],
  ['Harald Brekke', 'case-handler', { groups: ['pensions'] }],
  ['Inger-Lise Moe', 'case-handler', { groups: ['disability'] }],
  ['Isak Norén', 'reader'],
  ['Jarle Kvåle', 'case-handler', { groups: ['pensions'] }],
  ['Jenny Engström', 'template-author', { statusId: 2, groups: ['templates'] }],
  ['Karoline Ytterdal', 'case-handler', { groups: ['disability'] }],
  ['Knut Storvik', 'reader'],
  ['Leif Gustavsson', 'billing', { statusId: 2, groups: ['finance'] }],
  ['Lotta Bergqvist', 'case-handler', { groups: ['pensions'] }],
  ['Marte Haukeland', 'case-handler', { groups: ['pensions'] }],
  ['Mats Nordin', 'reader'],
  ['Olav Grimstad', 'case-handler', { groups: ['disability'] }],
  ['Pia Lundeby', 'reader', { statusId: 3 }],
  ["Rune O'Halloran", 'case-handler', { groups: ['pensions'] }],
  ['Sindre Opdal', 'reader'],
  ['Stina Forsberg', 'case-handler', { groups: ['disability'] }],
  ['Terje Myklebust', 'reader'],
  ['Torunn Aarø', 'case-handler', { groups: ['pensions'] }],
  ['Ulrika Dahlgren', 'reader'],
  ['Vilde Skår', 'case-handler', { groups: ['pensions'] }],
  ['Øystein Ramberg', 'reader'],
];

export type FjellheimRole =
  | 'administrator'
  | 'team-administrator'
  | 'billing'
  | 'case-handler'
  | 'template-author'
  | 'reader'
  | 'auditor';
