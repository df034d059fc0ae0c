import type { billing } from '@console/api';
import type { Platform } from '../platform/platform';
import type { Company } from '../platform/principal';
import { Refusal } from '../platform/refusal';
import type { InvoiceRow } from './invoices';

const none = () => new Refusal(503, 'The payment provider is not there.');
export async function orderCheckoutUrl(_platform: Platform, _company: Company, _order: InvoiceRow): Promise<string> { throw none(); }
export async function chargeCard(_platform: Platform, _company: Company, _invoice: InvoiceRow, _at: number): Promise<void> {}
export async function readCards(_platform: Platform, _company: Company): Promise<billing.PaymentMethod[]> { return []; }
export async function addCardUrl(_platform: Platform, _company: Company): Promise<string> { throw none(); }
export async function deleteCard(_platform: Platform, _company: Company, _id: string): Promise<void> {}
export async function setDefaultCard(_platform: Platform, _company: Company, _id: string): Promise<void> {}
export async function invoiceCheckoutUrl(_platform: Platform, _invoice: InvoiceRow): Promise<string> { throw none(); }
