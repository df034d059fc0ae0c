import { t, translated } from '@console/words';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { field } from '../pages/fields';
import { type Html, html } from '../pages/html';
import { page, sendPage } from '../pages/Page';
import type { Platform } from '../platform/platform';
import { speaking, speakToCustomers } from '../words/request-words';
import type { Payment, PaymentFailure } from './payment-provider';
import { PaymentSimulator } from './payment-simulator';
import { type TypedCard, typedCard } from './test-cards';

const answer = z.object({ approve: z.enum(['yes', 'no']) });

interface AtPage {
  Params: { pageId: string };
}

export async function paymentPages(app: FastifyInstance, { payments: provider }: Platform): Promise<void> {
  if (!(provider instanceof PaymentSimulator)) return;
  speakToCustomers(app);

  app.get<AtPage>('/payments/checkout/:pageId', async ({ params: { pageId } }, reply) => {
    const { isDone, returnUrl, cancelUrl, payment } = await provider.readPage(pageId);
    if (isDone || !payment) return reply.redirect(returnUrl, 303);
    if (payment.status === 'canceled') return sendPage(reply, closedPage(payment, cancelUrl));
    if (payment.status === 'requires_action') return sendPage(reply, bankPage(pageId, payment));
    return sendPage(reply, checkoutPage(payment, cancelUrl));
  });

  app.post<AtPage>('/payments/checkout/:pageId', async ({ params: { pageId }, body }, reply) => {
    const { payment, returnUrl, cancelUrl } = await provider.readPage(pageId);
    if (!payment) return reply.redirect(returnUrl, 303);
    const card = typedCard.parse(body);
    const after = await provider.confirm(payment.id, card);
    if (after.failure) return sendPage(reply, checkoutPage({ ...payment, ...after }, cancelUrl, card));
    return reply.redirect(after.status === 'succeeded' ? returnUrl : speaking(`/payments/checkout/${pageId}`), 303);
  });

  app.post<AtPage>('/payments/bank/:pageId', async ({ params: { pageId }, body }, reply) => {
    const { payment, returnUrl } = await provider.readPage(pageId);
    if (payment) await provider.authenticate(payment.id, answer.parse(body).approve === 'yes');
    const { isDone } = await provider.readPage(pageId);
    return reply.redirect(isDone ? returnUrl : speaking(`/payments/checkout/${pageId}`), 303);
  });

  app.get<AtPage>('/payments/cards/:pageId', async ({ params: { pageId } }, reply) => {
    const { isDone, returnUrl, cancelUrl } = await provider.readPage(pageId);
    return isDone ? reply.redirect(returnUrl, 303) : sendPage(reply, addCardPage(cancelUrl));
  });

  app.post<AtPage>('/payments/cards/:pageId', async ({ params: { pageId }, body }, reply) => {
    const { returnUrl, cancelUrl } = await provider.readPage(pageId);
    const card = typedCard.parse(body);
    const failure = await provider.addCard(pageId, card);
    return failure ? sendPage(reply, addCardPage(cancelUrl, failure, card)) : reply.redirect(returnUrl, 303);
  });
}

function checkoutPage(payment: Payment & { description: string }, cancelUrl: string, typed?: TypedCard): Html {
  const content = html`<h1>${amountOf(payment)}</h1>
<p class="lead">${payment.description}</p>
${cardForm(t('Pay {amount}', { amount: amountOf(payment) }), cancelUrl, payment.failure, typed)}`;
  return page({ title: t('Pay'), content, aside: testCards, isWide: true });
}

function closedPage(payment: Payment & { description: string }, cancelUrl: string): Html {
  const content = html`<h1>${t('This payment is closed')}</h1>
<p class="lead">${payment.description}: ${amountOf(payment)}. ${t('Nothing was charged.')}</p>
<div class="row"><a class="button primary" href="${cancelUrl}">${t('Back')}</a></div>`;
  return page({ title: t('Closed'), content });
}

function addCardPage(cancelUrl: string, failure?: PaymentFailure, typed?: TypedCard): Html {
  const content = html`<h1>${t('Add a card')}</h1>
<p class="lead">${t('Nothing is charged now.')}</p>
${cardForm(t('Save card'), cancelUrl, failure, typed)}`;
  return page({ title: t('Add a card'), content, aside: testCards, isWide: true });
}

function bankPage(pageId: string, payment: Payment): Html {
  const content = html`<h1>${t('Your bank needs your approval')}</h1>
<p class="lead">${t('Approve the payment of {amount}?', { amount: amountOf(payment) })}</p>
<form class="row" method="post" action="${speaking(`/payments/bank/${pageId}`)}">
<button class="button primary" type="submit" name="approve" value="yes">${t('Approve')}</button>
<button class="button" type="submit" name="approve" value="no">${t('Decline')}</button>
</form>`;
  return page({ title: t('Your bank'), content });
}

/** Number and security code never come back. */
function cardForm(action: string, cancelUrl: string, failure?: PaymentFailure, typed?: TypedCard): Html {
  return html`<form class="stack" method="post">
${failure !== undefined && html`<p class="notice danger" role="alert">${translated(failure.message)}</p>`}
${field({ name: 'number', label: t('Card number'), autocomplete: 'cc-number', isFocused: true })}
${field({ name: 'expiry', label: t('Expiration (MM / YY)'), autocomplete: 'cc-exp', value: typed?.expiry })}
${field({ name: 'cvc', label: t('Security code'), autocomplete: 'cc-csc' })}
${field({ name: 'name', label: t('Name on card'), autocomplete: 'cc-name', value: typed?.name })}
<div class="row"><button class="button primary" type="submit">${action}</button>
<a class="button" href="${cancelUrl}">${t('Cancel')}</a></div>
</form>`;
}

const cards = [
  ['4242 4242 4242 4242', 'is paid'],
  ['4000 0000 0000 3220', 'asks for approval (3-D Secure)'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0127', 'has another security code'],
  ['4000 0000 0000 0119', 'meets a processing error'],
  ['4000 0000 0000 0341', 'is saved, and declined later'],
] as const;

const testCards = html`<aside aria-labelledby="cards" lang="en">
<h2 id="cards">Cards to try</h2>
<p class="hint">No money moves here. Any date in the future and any security code will do.</p>
<ul class="stack">${cards.map(([number, what]) => html`<li><code>${number}</code><p class="hint">${what}</p></li>`)}</ul>
</aside>`;

const amountOf = ({ amount, currency }: Payment) => `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
