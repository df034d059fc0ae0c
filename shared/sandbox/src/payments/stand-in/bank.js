const { parent: page } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const clientSecret = new URLSearchParams(location.search).get('client_secret');

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    const body = JSON.stringify({ clientSecret, isApproved: button.value === 'yes' });
    await fetch('/v1/payment/authenticate', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    parent.postMessage({ type: 'answered' }, page);
  });
}
