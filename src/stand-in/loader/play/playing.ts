import type {
  ActionData,
  AdapterRequestName,
  TriggerActionEnum,
} from '../../../contract/integration';
import type {Answer, Subscription} from '../subscription';

/** How long a scenario holds an answer back. */
export const SLOW = 6_000;

/** What a part of the widget can do: ask the adapter, and tell the page. */
export interface Playing {
  /** Whether a function adapter was registered in time; if not, why there are no answers. */
  readonly noAdapter: string | null;
  /** The form of the adapter, which decides what it can be asked. */
  readonly canAsk: (request: string) => boolean;
  ask(
    name: AdapterRequestName,
    args: object,
    listen: (answer: Answer<unknown>) => void,
    twin?: Subscription<unknown>,
  ): Subscription<unknown>;
  /** Timers that no adapter is watched for. */
  readonly timers: Pick<typeof globalThis, 'setInterval' | 'clearInterval'>;
  fire<Type extends TriggerActionEnum>(type: Type, data: ActionData<Type>): void;
  /** Data came, or failed to come: hooks of the page hear of it. */
  dataChanged(error?: Error): void;
  /** Says something about what the page does. */
  remark(text: string, link: string): void;
  /** Shows it. */
  changed(): void;
}
