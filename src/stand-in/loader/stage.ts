import type {WidgetName, WidgetTarget} from '../../contract/integration';

/** The properties of a widget as the page passed them: its code need not be typed. */
export type Props = Readonly<Record<string, unknown>>;

/** A widget on the page. */
export interface Mounted {
  /** What the page named as its place. */
  readonly target: WidgetTarget;
  /** The place that was found. */
  readonly place: WidgetTarget;
  readonly name: WidgetName;
  readonly props: Props;
  /** Whether an adapter was registered before it was added: a later one is not asked for it. */
  readonly hasAdapter: boolean;
}

/** A container that names its widget in its attributes. */
export interface Container {
  readonly place: Element;
  readonly name: string;
  readonly props: Props;
}

/** Where widgets are put. */
export interface Stage {
  /** The elements that a target means, in the order of the document; `null` if it can't mean any. */
  find(target: unknown): readonly WidgetTarget[] | null;
  /** Containers with the attributes of a widget. */
  containers(): readonly Container[];
  mount(widget: Mounted): void;
  change(widget: Mounted): void;
  unmount(widget: Mounted): void;
  /** Shows every widget again: a setting of the page has changed. */
  redraw(): void;
}

/** A stage without a document: every target is found, nothing is drawn. */
export const BARE_STAGE: Stage = {
  find: (target) => (target ? [target as WidgetTarget] : []),
  containers: () => [],
  mount: () => undefined,
  change: () => undefined,
  unmount: () => undefined,
  redraw: () => undefined,
};
