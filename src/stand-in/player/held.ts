import type {FunctionAdapter} from '../../contract/integration';

type Callback = (error: Error | null, data?: unknown) => void;
type Adapter = (name: string, args: unknown, callback: Callback) => unknown;

/** A request on its way: asked, answered and heard in different steps. */
export interface Held {
  readonly name: string;
  readonly args: unknown;
  /** Asks the adapter; gives the data that it answers with. */
  answer(): unknown;
  /** Lets the widget hear the answers, those to come too. */
  deliver(): void;
}

function hold(adapter: Adapter, name: string, args: unknown, callback: Callback): Held {
  const answers: Parameters<Callback>[] = [];
  let isAsked = false;
  let isHeard = false;
  const ask = () => {
    if (!isAsked) {
      isAsked = true;
      adapter(name, args, (...answer) => {
        answers.push(answer);
        if (isHeard) {
          callback(...answer);
        }
      });
    }
  };
  return {
    name,
    args,
    answer() {
      ask();
      return answers[0]?.[1];
    },
    deliver() {
      ask();
      if (!isHeard) {
        isHeard = true;
        answers.forEach((answer) => callback(...answer));
      }
    },
  };
}

/** An adapter whose answers wait for the step that shows them. */
export function holding(adapter: FunctionAdapter, requests: Held[]): Adapter {
  return (name, args, callback) => {
    requests.push(hold(adapter as Adapter, name, args, callback));
    return undefined;
  };
}
