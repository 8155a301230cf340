/** Runs the command line as its users do: a process of its own, under the project's Node. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const node = join(root, 'node_modules/node/bin/node');
const main = join(root, 'packages/cli/src/main.ts');
// Many short processes: what the first one compiles, the others need not.
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/cli-tests') };

export interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Where and with which environment variables a command runs, if not as usual. */
export interface Surroundings {
  readonly cwd?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** `input` is written as it is, then the input ends. */
export function cli(
  args: readonly string[],
  input: string | Uint8Array = '',
  { cwd = root, variables = {} }: Surroundings = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [main, ...args], { cwd, env: { ...env, ...variables } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // A child that has ended early is told by its exit code, not by a broken pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** A conversation with the protocol: a request is answered before the next one is sent. */
export class Conversation {
  private readonly child = spawn(node, [main, 'protocol'], { cwd: root, env });
  private readonly waiting: ((line: string) => void)[] = [];
  private rest = '';
  err = '';
  readonly closed: Promise<number | null>;

  constructor() {
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.arrived(text));
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.err += text;
    });
    this.closed = new Promise((resolve) => {
      this.child.on('close', resolve);
    });
  }

  private arrived(text: string): void {
    const lines = (this.rest + text).split('\n');
    this.rest = lines.pop() ?? '';
    for (const line of lines) this.waiting.shift()?.(line);
  }

  line(text: string | Uint8Array): Promise<Record<string, unknown>> {
    return new Promise((resolve) => {
      this.waiting.push((answer) => resolve(JSON.parse(answer)));
      this.child.stdin.write(text);
      this.child.stdin.write('\n');
    });
  }

  ask(request: object): Promise<Record<string, unknown>> {
    return this.line(JSON.stringify(request));
  }

  end(): Promise<number | null> {
    this.child.stdin.end();
    return this.closed;
  }
}

/** A folder that is gone after the test. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'great-glen-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
