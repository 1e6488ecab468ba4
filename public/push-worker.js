// Says that there is news on Quayside while it is closed, and opens it. It comes in between no request and keeps nothing.
self.addEventListener('push', (event) => {
  const { path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification('There is news on Quayside', {
      body: 'Open it to see what it is.',
      icon: '/icon-192.png',
      // The next one takes its place.
      tag: 'news',
      renotify: true,
      data: { path },
    }),
  );
});

async function show(address) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === address);
  return there ? there.focus() : self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.path, self.location.origin).href));
});
