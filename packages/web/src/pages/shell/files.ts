/** Files handed to the reader and taken from them. */

export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** More than any game or pack needs. */
const LARGEST_FILE = 4_000_000;

/** A file's text; nothing for one that is too large to be ours. */
export async function readText(file: File | undefined): Promise<string | undefined> {
  if (file === undefined || file.size > LARGEST_FILE) return undefined;
  try {
    return await file.text();
  } catch {
    return undefined;
  }
}

/** A name of a file from any title. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain === '' ? 'great-glen' : plain}.${ending}`;
}
