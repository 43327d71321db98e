/** The document of a host page, as far as samples use it: its language and the page's own events. */
export class HostDocument extends EventTarget {
  readonly documentElement = {lang: 'de'};
  /** Every event of the page itself, with its detail. */
  readonly told: [name: string, detail: unknown][] = [];

  /** What another part of the page does. */
  tell(name: string, detail?: unknown): void {
    super.dispatchEvent(new CustomEvent(name, {detail}));
  }

  override dispatchEvent(event: Event): boolean {
    this.told.push([event.type, event instanceof CustomEvent ? event.detail : undefined]);
    return super.dispatchEvent(event);
  }
}
