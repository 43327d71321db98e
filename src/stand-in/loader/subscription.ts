/** One call of an adapter's callback. */
export interface Answer<Data> {
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
  isEnded = false;
  private taken = 0;
  private waiting: (() => void)[] = [];

  /**
   * @param listen - hears of every answer before the end
   * @param ends - called when the widget needs it no longer
   */
  constructor(
    private readonly listen: (answer: Answer<Data>) => void = () => undefined,
    private readonly ends: (subscription: Subscription<Data>) => void = (it) => it.unsubscribe?.(),
  ) {}

  /** The callback that the adapter gets. Older adapters say `undefined` for "no error". */
  readonly answer = (error: Error | null | undefined, data?: Data): void => {
    const answer = {error: error ?? null, data};
    (this.isEnded ? this.late : this.answers).push(answer);
    this.waiting.splice(0).forEach((resolve) => resolve());
    if (!this.isEnded) {
      this.listen(answer);
    }
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
    if (!this.isEnded) {
      this.isEnded = true;
      this.ends(this);
    }
  }
}
