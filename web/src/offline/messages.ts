/** What a page says to a service worker that waits: its version may be used from now on. */
export const RENEW = 'renew';
