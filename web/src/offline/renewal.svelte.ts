// The page as this browser keeps it, to be opened without a network, and the offer of a newer one. Over plain http
// there is no such thing, and where storage is blocked there is none either: then the page comes from its server.
import { RENEW } from './messages';

const EVERY = 3_600_000;

class Renewal {
  #waiting = $state.raw<ServiceWorker | null>(null);

  /** Whether there is a newer version that can be used. */
  get isOffered(): boolean {
    return this.#waiting !== null;
  }

  /** Keeps the page, and looks now and then whether there is a newer one. */
  async keep(): Promise<void> {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (import.meta.env.DEV || !('serviceWorker' in navigator) || connection?.saveData) return;
    try {
      const registration = await navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI));
      this.#watch(registration);
      setInterval(() => void registration.update().catch(() => {}), EVERY); // no network: next time
    } catch {
      // a browser that keeps nothing plays all the same
    }
  }

  #watch(registration: ServiceWorkerRegistration): void {
    // Without one in charge the first is on its way: nothing is renewed.
    const look = (): void => {
      if (navigator.serviceWorker.controller) this.#waiting = registration.waiting;
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  }

  /** Opens this page anew in the newer version; other tabs go on in theirs until they are opened anew. */
  use(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage(RENEW);
  }

  /** Not now: it is offered again when the page is opened the next time. */
  later(): void {
    this.#waiting = null;
  }
}

export const renewal = new Renewal();
