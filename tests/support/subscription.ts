/** One call of an adapter's callback. */
interface Answer<Data> {
  readonly error: Error | null;
  readonly data: Data | undefined;
}

/** One request to an adapter, from the widget's side: what it answers, until it is ended. */
export class Subscription<Data> {
  /** Every answer so far. */
  readonly answers: Answer<Data>[] = [];
  /** Answers that came after the end: the widget no longer looks at them. */
  readonly late: Answer<Data>[] = [];
  /** What the adapter returned: whether it has something that can be ended. */
  unsubscribe: (() => void) | undefined;
  private ended = false;
  private taken = 0;
  private waiting: (() => void)[] = [];

  begin(unsubscribe: (() => void) | undefined): void {
    if (unsubscribe !== undefined && typeof unsubscribe !== 'function') {
      throw new Error('An adapter returns a function or undefined.');
    }
    this.unsubscribe = unsubscribe;
  }

  /** The callback that the adapter gets. Older adapters say `undefined` for "no error". */
  readonly answer = (error: Error | null | undefined, data?: Data): void => {
    (this.ended ? this.late : this.answers).push({error: error ?? null, data});
    this.waiting.splice(0).forEach((resolve) => resolve());
  };

  /** The next answer that was not taken yet; waits for it. */
  async next(): Promise<Answer<Data>> {
    for (;;) {
      const answer = this.answers[this.taken];
      if (answer) {
        this.taken += 1;
        return answer;
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  /** The widget needs it no longer. */
  end(): void {
    this.ended = true;
    this.unsubscribe?.();
  }
}
