/** Stand-in for the countries' registers. Invented companies with valid check digits. */
export interface RegisteredCompany {
  orgNumber: string;
  countryCode: string;
  name: string;
  /** A partner's customer: active at once, without approval. */
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
