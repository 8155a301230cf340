/**
 * One page at a time plays at a table. The lock belongs to the browser, so it ends with the page that holds it;
 * another page can take it over, and the one that had it hears of that. Where there are no locks, nobody is kept out.
 */
export type Hold = 'asking' | 'held' | 'elsewhere' | 'lost';

export class TableLock {
  hold = $state<Hold>('asking');
  private readonly name: string;
  private release: () => void = () => undefined;
  private closed = false;

  constructor(id: string) {
    this.name = `great-glen/table/${id}`;
    void this.ask({ ifAvailable: true });
  }

  takeOver(): void {
    void this.ask({ steal: true });
  }

  close(): void {
    this.closed = true;
    this.release();
  }

  private async ask(how: LockOptions): Promise<void> {
    if (navigator.locks === undefined) {
      this.hold = 'held';
      return;
    }
    try {
      await navigator.locks.request(this.name, how, (lock) => this.keep(lock));
    } catch {
      if (!this.closed) this.hold = 'lost';
    }
  }

  /** Holds on until the page leaves the table. */
  private async keep(lock: Lock | null): Promise<void> {
    if (this.closed) return;
    this.hold = lock === null ? 'elsewhere' : 'held';
    if (lock === null) return;
    await new Promise<void>((resolve) => {
      this.release = resolve;
    });
  }
}
