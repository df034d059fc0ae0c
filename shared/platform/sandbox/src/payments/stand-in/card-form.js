// Typed values go to this frame's origin; the page learns only the outcome.
const { parent: page } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const form = document.querySelector('form');
const tell = (data) => parent.postMessage(data, page);

const values = () => Object.fromEntries(new FormData(form));
const isComplete = () => Object.values(values()).every((value) => value.trim() !== '');
const isEmpty = () => Object.values(values()).every((value) => value.trim() === '');

form.addEventListener('input', () => tell({ type: 'change', complete: isComplete(), empty: isEmpty() }));
form.addEventListener('submit', (event) => event.preventDefault());
form.elements.number.addEventListener('blur', ({ target }) => {
  target.value = target.value.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ');
});

addEventListener('message', async ({ origin, data }) => {
  if (origin !== page) return;
  if (data.type === 'focus') form.elements.number.focus();
  if (data.type === 'readOnly') for (const input of form.elements) input.readOnly = data.value;
  if (data.type === 'appearance') {
    for (const [name, value] of Object.entries(data.variables)) document.body.style.setProperty(`--${name}`, value);
  }
  if (data.type === 'confirm') tell({ type: 'answer', id: data.id, ...(await confirm(data.clientSecret)) });
});

async function confirm(clientSecret) {
  try {
    const answer = await fetch(`/v1/payment/confirm${location.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret, card: values() }),
    });
    if (!answer.ok) return { failed: true };
    const { last_payment_error: error } = await answer.json();
    return error ? { error } : {};
  } catch {
    return { failed: true };
  }
}

new ResizeObserver(() => tell({ type: 'size', height: document.body.scrollHeight })).observe(document.body);
tell({ type: 'ready' });
