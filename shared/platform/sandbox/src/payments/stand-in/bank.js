const { parent: page } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const clientSecret = new URLSearchParams(location.search).get('client_secret');

// Escape closes the frame's question; the payment stays open.
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') parent.postMessage({ type: 'closed' }, page);
});

const payment = await fetch(`/v1/payment?${new URLSearchParams({ client_secret: clientSecret })}`);
if (payment.ok) {
  const { amount, currency } = await payment.json();
  const figure = `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
  const question = document.querySelector('#question');
  question.textContent = question.dataset.withAmount.replace('{amount}', () => figure);
}

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    const body = JSON.stringify({ clientSecret, isApproved: button.value === 'yes' });
    await fetch('/v1/payment/authenticate', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    parent.postMessage({ type: 'answered' }, page);
  });
}
