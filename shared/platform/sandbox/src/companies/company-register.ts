/** Stand-in for the company registers of the countries. All companies are invented, with valid check digits. */
export interface RegisteredCompany {
  orgNumber: string;
  countryCode: string;
  name: string;
  /** The platform has it as a customer of a partner: it is active as soon as it is registered, with no approval. */
  isPreapproved: boolean;
}

export const companyRegister: RegisteredCompany[] = [
  { orgNumber: '800 000 033', countryCode: 'NO', name: 'Fjordlys Forsikring AS', isPreapproved: false },
  { orgNumber: '800 000 106', countryCode: 'NO', name: 'Bryggen Regnskap AS', isPreapproved: true },
  { orgNumber: '559900-1020', countryCode: 'SE', name: 'Sandhamn Redovisning AB', isPreapproved: false },
  { orgNumber: '559900-1061', countryCode: 'SE', name: 'Norrsken Pension AB', isPreapproved: true },
  { orgNumber: '99 00 00 15', countryCode: 'DK', name: 'Skagen Forsyning A/S', isPreapproved: false },
  { orgNumber: '9900003-4', countryCode: 'FI', name: 'Saimaa Vakuutus Oy', isPreapproved: false },
];
