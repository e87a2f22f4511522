// Hands a file to the person, without a server in between.
export function save(name: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
