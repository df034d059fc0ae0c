// Removes an earlier console's service worker of this name with its caches, and reloads its pages.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
