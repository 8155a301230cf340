/** What the page has to say beside the game: shown until it is put away. */
export type NoticeKind = 'not-saved' | 'new-version';

class Notices {
  shown = $state.raw<readonly NoticeKind[]>([]);
  private putAway: NoticeKind[] = [];

  /** Says it, unless it is there already or has been put away before. */
  tell(kind: NoticeKind): void {
    if (!this.shown.includes(kind) && !this.putAway.includes(kind)) this.shown = [...this.shown, kind];
  }

  dismiss(kind: NoticeKind): void {
    this.putAway.push(kind);
    this.settle(kind);
  }

  /** It is not so any more; if it comes back, it is said again. */
  settle(kind: NoticeKind): void {
    if (this.shown.includes(kind)) this.shown = this.shown.filter((other) => other !== kind);
  }
}

export const notices = new Notices();
