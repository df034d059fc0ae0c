import { formatCount } from '@console/schema';
import type { FastifyInstance } from 'fastify';
import type { Company } from '../calls/principal';
import { type Html, html } from '../pages/html';
import { sendPage } from '../pages/Page';
import { serveFiles } from '../pages/page-assets';
import { checkDigitOf } from '../platform/check-digit';
import type { Platform } from '../platform/platform';
import { dayOf, inWords } from './calendar-days';
import { invoiceCheckoutUrl } from './card-payments';
import { findInvoice, findPayer, type InvoiceRow, isPayable, type Refund, readRefunds, vatPercentOf } from './invoices';
import { inTurn } from './turns';

export async function invoicePages(app: FastifyInstance, platform: Platform): Promise<void> {
  app.get<{ Params: { secret: string } }>('/billing/invoices/:secret', async (request, reply) => {
    const invoice = await findInvoice(platform, request.params.secret);
    const company = await findPayer(platform, invoice);
    const refunds = await readRefunds(platform, invoice.id);
    return sendPage(reply, invoicePage(invoice, company, refunds, dayOf(platform.now().getTime())));
  });

  // A link, because these pages' policy allows forms no other target. Opening charges nothing.
  app.get<{ Params: { secret: string } }>('/billing/invoices/:secret/pay', async (request, reply) => {
    const address = await inTurn(platform, async () => {
      const invoice = await findInvoice(platform, request.params.secret);
      return isPayable(invoice) ? await invoiceCheckoutUrl(platform, invoice) : `/billing/invoices/${invoice.secret}`;
    });
    return reply.redirect(address, 303);
  });

  serveFiles(app, import.meta.dirname, { '/billing/assets/invoice.css': 'invoice.css' });
}

function invoicePage(invoice: InvoiceRow, company: Company, refunds: readonly Refund[], today: string): Html {
  const { number, lines, currency, amountDue, issuedAt, dueAt } = invoice;
  const sum = (part: 'net' | 'vat') => lines.reduce((total, line) => total + line[part], 0);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex">
<title>Invoice ${number}</title>
<link rel="icon" href="/identity/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/billing/assets/invoice.css">
</head>
<body>
<main>
<header><div><h1>Invoice ${number}</h1><p class="status ${invoice.status}">${statusInWords(invoice, today)}</p></div>
<address>Platform Operations AS<br>Havnegata 2<br>7010 Trondheim<br>Org. no. 999 000 500 MVA</address></header>
<section class="parties">
<div><h2>To</h2>${recipient(company)}</div>
<dl><dt>Issued</dt><dd>${inWords(dayOf(issuedAt))}</dd><dt>Due</dt><dd>${inWords(dayOf(dueAt))}</dd><dt>Reference</dt><dd>${paymentReference(number)}</dd></dl>
</section>
<table>
<thead><tr><th scope="col">Description</th><th scope="col">Net</th><th scope="col">VAT ${vatPercentOf(company)} %</th><th scope="col">Amount</th></tr></thead>
<tbody>${lines.map(
    ({ text, net, vat }) =>
      html`<tr><td>${text}</td><td>${figure(net)}</td><td>${figure(vat)}</td><td>${figure(net + vat)}</td></tr>`,
  )}</tbody>
<tfoot>
<tr><th scope="row" colspan="3">Net</th><td>${figure(sum('net'))}</td></tr>
<tr><th scope="row" colspan="3">VAT</th><td>${figure(sum('vat'))}</td></tr>
<tr class="total"><th scope="row" colspan="3">Total ${currency}</th><td>${figure(amountDue)}</td></tr>
</tfoot>
</table>
${refunds.length > 0 && refundDetails(refunds, currency)}
${isPayable(invoice) && paymentDetails(invoice)}
</main>
</body>
</html>`;
}

function recipient({ name, orgNumber, billingAddress }: Company): Html {
  const { streetName, postalCode, city } = billingAddress ?? {};
  return html`<p><b>${name}</b><br>${streetName !== undefined && html`${streetName}<br>${postalCode} ${city}<br>`}Org. no. ${orgNumber}</p>`;
}

function paymentDetails({ number, amountDue, currency, dueAt, secret }: InvoiceRow): Html {
  return html`<section class="payment"><h2>Payment</h2>
<dl><dt>Account</dt><dd>1503 40 11187</dd><dt>Reference</dt><dd>${paymentReference(number)}</dd>
<dt>Amount</dt><dd>${figure(amountDue)} ${currency}</dd><dt>Not later than</dt><dd>${inWords(dayOf(dueAt))}</dd></dl>
<p><a class="pay" href="/billing/invoices/${secret}/pay">Pay by card</a></p></section>`;
}

function refundDetails(refunds: readonly Refund[], currency: string): Html {
  return html`<section class="payment"><h2>Given back</h2>
<dl>${refunds.map(
    ({ amount, paidAt, paidWith, refundedAt }) =>
      html`<dt>${inWords(dayOf(refundedAt))}</dt><dd>${figure(amount)} ${currency}, paid ${inWords(dayOf(paidAt))}, ${paidWith}</dd>`,
  )}</dl></section>`;
}

function statusInWords({ status, dueAt, paidAt, paidWith }: InvoiceRow, today: string): string {
  if (status === 'paid') return `Paid ${inWords(dayOf(paidAt ?? dueAt))}${paidWith === null ? '' : `, ${paidWith}`}`;
  if (status === 'open') return dayOf(dueAt) < today ? 'Overdue' : 'Open';
  return { draft: 'Draft, nothing to pay yet', uncollectible: 'Uncollectible', void: 'Void, nothing to pay' }[status];
}

/** Banks require a check digit. */
function paymentReference(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits + checkDigitOf(digits);
}

/** `12 430.00` */
function figure(minor: number): string {
  const [units = '', cents] = (Math.abs(minor) / 100).toFixed(2).split('.');
  return `${minor < 0 ? '−' : ''}${formatCount(units)}.${cents}`;
}
