// A notice outside the page, for those who look elsewhere. Nobody is asked for leave but by their own click.

export function canNotify(): boolean {
  return typeof Notification === 'function' && Notification.permission !== 'denied';
}

/** Asks the person, once; true if they like it. */
export async function askLeave(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Only to those who asked for it, and only while they do not see the page. */
export function notify(text: string, wanted: boolean): void {
  if (!wanted || !document.hidden || typeof Notification !== 'function') return;
  if (Notification.permission !== 'granted') return;
  try {
    const notice = new Notification('Loggia', { body: text, tag: 'loggia-turn', icon: 'favicon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow it and then want a service worker for it: the tab's title must do there.
  }
}
