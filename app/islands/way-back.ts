export function restoreWayBack(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-back]');
  if (link === null || document.referrer === '') return;
  const { origin, pathname, href } = new URL(document.referrer);
  if (origin === location.origin && pathname === link.pathname) link.href = href;
}
