/** What is open above all pages. */
class Shell {
  settings = $state(false);

  openSettings(): void {
    this.settings = true;
  }
}

export const shell = new Shell();
