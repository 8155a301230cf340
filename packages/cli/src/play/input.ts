/** Lines from whoever plays: a terminal with its editing, or a file or pipe with answers. */
import { createInterface, type Interface } from 'node:readline';

export class Input {
  private readonly reader: Interface;
  private readonly lines: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  private ended = false;

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
    this.reader = createInterface({ input, output, terminal: input.isTTY === true && output.isTTY === true });
    this.reader.on('line', (line) => this.arrived(line));
    this.reader.on('close', () => this.closed());
    // Ctrl-C means to leave, which the game answers with the offer to save.
    this.reader.on('SIGINT', () => this.reader.close());
  }

  private arrived(line: string): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting === undefined) this.lines.push(line);
    else waiting(line);
  }

  private closed(): void {
    this.ended = true;
    this.waiting?.(undefined);
    this.waiting = undefined;
  }

  /** The next line, or undefined when there will be none. */
  ask(question: string): Promise<string | undefined> {
    const ready = this.lines.shift();
    if (ready !== undefined || this.ended) return Promise.resolve(ready);
    this.reader.setPrompt(question);
    this.reader.prompt();
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  close(): void {
    this.reader.close();
  }
}
