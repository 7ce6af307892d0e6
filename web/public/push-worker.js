// Shows turn notices that the server pushes while no page is open. It stores nothing and answers no requests.

self.addEventListener("push", (event) => {
  const notice = event.data?.json();
  if (!notice) return;
  event.waitUntil(
    self.registration.showNotification(notice.title, {
      body: notice.body,
      tag: notice.tag,
      lang: notice.language,
      icon: "/icon.svg",
      data: { table: notice.table, end: notice.end },
      actions: [{ action: "end", title: notice.end_label }],
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table, end } = event.notification.data;
  const path = event.action === "end" ? end : table;
  event.waitUntil(open(new URL(path, self.location.origin).href));
});

/** Goes to the page that shows it already, or opens one. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find((page) => page.url.split(/[?#]/)[0] === address);
  return shown ? shown.focus() : self.clients.openWindow(address);
}
