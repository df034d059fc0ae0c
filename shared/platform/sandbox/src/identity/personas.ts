export interface Persona {
  key: PersonaKey;
  name: string;
  email: string;
  password: string;
  title: string;
}

export const SEED_PASSWORD = 'fjellheim';

const people = {
  owner: ['Ingrid Haugland', 'ingrid.haugland@fjellheim.example', 'Owner: every right'],
  teamAdmin: ['Yngve Strand', 'yngve.strand@fjellheim.example', 'Team administrator'],
  billingAdmin: ['Kåre Mikkelsen', 'kare.mikkelsen@fjellheim.example', 'Billing administrator'],
  plainUser: ['Astrid Bjørnstad', 'astrid.bjornstad@fjellheim.example', 'Case handler, no administration'],
  reader: ['Tuva Lie', 'tuva.lie@fjellheim.example', 'Reader, one product only'],
  staff: ['Sigurd Falk', 'sigurd.falk@platform.example', 'Internal staff'],
  severalCompanies: ['Erik Lindqvist', 'erik.lindqvist@fjellheim.example', 'Two companies'],
  newCompany: ['Maja Sandvik', 'maja.sandvik@nordlys.example', 'Company without a plan'],
  inactiveCompany: ['Freja Solberg', 'freja.solberg@havbris.example', 'Company awaiting approval'],
  noCompany: ['Jonas Berg', 'jonas.berg@post.example', 'No company yet'],
} as const satisfies Record<string, readonly [name: string, email: string, title: string]>;

export type PersonaKey = keyof typeof people;

export const PERSONAS = Object.fromEntries(
  Object.entries(people).map(([key, [name, email, title]]) => [
    key,
    { key, name, email, title, password: SEED_PASSWORD },
  ]),
) as Record<PersonaKey, Persona>;
