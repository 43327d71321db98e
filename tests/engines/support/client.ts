/** What the descriptions need of a browser: all of it is there in WebDriver as in the others. */
export interface Client {
  goto(url: string): Promise<void>;
  /** Runs it in the page, and waits for what it promises. */
  evaluate<T, A extends readonly unknown[]>(
    script: (...args: A) => T,
    ...args: A
  ): Promise<Awaited<T>>;
  /** The same in the frame of the page. */
  evaluateInFrame<T, A extends readonly unknown[]>(
    script: (...args: A) => T,
    ...args: A
  ): Promise<Awaited<T>>;
  /** With the pointer, at a point of the window. */
  point(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Keys that are held together, by the names of `KeyboardEvent.key`. */
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** The size of what the page is shown in. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** What readers ask of their system. */
export const PREFERENCES = {
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  reducedTransparency: '(prefers-reduced-transparency: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
export type Preference = keyof typeof PREFERENCES;
