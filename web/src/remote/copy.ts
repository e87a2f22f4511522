// Copies a text where the browser lets us. A page on plain http has no clipboard, and copies as pages did before.

/** Whether the text is on the clipboard now; if not, the person must copy it by hand. */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed here: the older way may be.
  }
  field.focus();
  field.select();
  field.setSelectionRange(0, text.length); // phones want to be told in numbers
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
