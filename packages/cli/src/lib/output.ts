/** Where results and notices go: stdout belongs to results, stderr to everything else. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function notice(line: string): void {
  process.stderr.write(`${line}\n`);
}
