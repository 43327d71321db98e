import type {Event, Market, MarketStatus, Outcome, Status} from '../../../contract/integration';
import type {Settings} from '../settings';

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

function fractional(decimal: number): string {
  const over = Math.round((decimal - 1) * 100);
  const by = divisor(over, 100) || 1;
  return `${over / by}/${100 / by}`;
}

function american(decimal: number): string {
  const value = decimal >= 2 ? (decimal - 1) * 100 : -100 / Math.max(decimal - 1, 0.01);
  return `${value > 0 ? '+' : ''}${Math.round(value)}`;
}

/** Odds as the user sees them: the text of the adapter, or the decimal value in the page's odds type. */
export function oddsText(odds: Outcome['odds'], {oddsType}: Settings): string {
  const value = typeof odds === 'number' ? odds : odds?.decimalValue;
  if (typeof odds === 'object' && odds.displayValue) {
    return odds.displayValue;
  }
  if (value === undefined) {
    return '–';
  }
  const ways = {eu: (it: number) => it.toFixed(2), uk: fractional, us: american};
  return ways[oddsType](value);
}

export function timeText(iso: string, {clockType}: Settings): string {
  const time = new Date(iso);
  const options = {hour: '2-digit', minute: '2-digit', hour12: clockType === 12} as const;
  return Number.isNaN(time.getTime()) ? '' : time.toLocaleTimeString('en-GB', options);
}

export function isClosed(status: Status | MarketStatus | undefined): boolean {
  const {isActive, status: value} = typeof status === 'string' ? {status} : (status ?? {});
  return isActive === undefined ? value !== undefined && value !== 'active' : !isActive;
}

export function eventName({name, teams, id}: Event): string {
  return name ?? teams?.map((it) => it.name).join(' – ') ?? id;
}

export const marketName = ({name, specifiers}: Market) =>
  specifiers ? `${name} (${specifiers})` : name;
