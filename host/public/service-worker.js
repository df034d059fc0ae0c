// Ends the service worker of an earlier console, which had this name: removes it with its caches and loads its pages again.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));

async function end() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const page of await clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
