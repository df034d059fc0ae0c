import { type customer, texts } from '@console/api';
import { z } from '@console/schema';
import { isEmail } from '@console/schema/emails';
import { t } from '@console/words';

const oneLine = texts.line;
const address = z.object({ streetName: oneLine, region: oneLine, city: oneLine, postalCode: oneLine });

/** ACCT-046..ACCT-048. Nothing is required: empty means unknown. */
export const accountSchema = z.object({
  billingAddress: address,
  isVisitingSame: z.boolean(),
  visitingAddress: address,
  contactPerson: z.object({
    title: oneLine,
    firstName: oneLine,
    lastName: oneLine,
    email: texts.email.check(z.refine((email) => email === '' || isEmail(email), t('Enter a valid email address'))),
    phone: oneLine,
  }),
});
export type AccountValues = z.infer<typeof accountSchema>;

const NO_ADDRESS: customer.Address = { streetName: '', region: '', city: '', postalCode: '' };
const NOBODY: customer.ContactPerson = { title: '', firstName: '', lastName: '', email: '', phone: '' };

export function toFormValues({ billingAddress, visitingAddress, contactPerson }: AddressesAndContact): AccountValues {
  const billing = billingAddress ?? NO_ADDRESS;
  const visiting = visitingAddress ?? NO_ADDRESS;
  return {
    billingAddress: billing,
    isVisitingSame: visitingAddress !== null && isSameAddress(billing, visiting),
    visitingAddress: visiting,
    contactPerson: contactPerson ?? NOBODY,
  };
}

export function toRequest({ billingAddress, isVisitingSame, ...rest }: AccountValues): customer.UpdateCustomerRequest {
  const visitingAddress = isVisitingSame ? billingAddress : rest.visitingAddress;
  return { billingAddress, visitingAddress, contactPerson: rest.contactPerson };
}

type AddressesAndContact = Pick<customer.Customer, 'billingAddress' | 'visitingAddress' | 'contactPerson'>;

const isSameAddress = (one: customer.Address, other: customer.Address): boolean =>
  (Object.keys(NO_ADDRESS) as (keyof customer.Address)[]).every((line) => one[line] === other[line]);
