import {contract, product} from 'stand-in:site';
import type {SIRFunction} from '../../contract/integration';
import {Activity} from '../rules/activity';
import {pageContext} from '../rules/pageContext';
import {DomStage, attributesOf} from './drawing/domStage';
import {isPrivate, placeOf} from './hosts';
import {page, type Entry} from './log';
import {LOG_LEVELS} from './names';
import {refuse} from './refuse';
import {StandIn} from './standIn';

const LOADED = Symbol.for('virtual-stadium.stand-in');

/** The attributes of the script tag: the name of the global, options, and leave to run in public. */
const script = document.currentScript;
const name = script?.getAttribute('n') || 'SIR';
const isAllowed = script?.getAttribute('data-stand-in') === 'allow';
const options = script ? attributesOf(script) : {};

/** Writes to the console what the page's log level asks for. */
function write({settings}: StandIn, {kind, title, link}: Entry): void {
  const isWrong = kind === 'remark' || kind === 'finding';
  const level = isWrong ? 'warn' : 'info';
  if (settings.debug || LOG_LEVELS[level] <= LOG_LEVELS[settings.logLevel]) {
    console[level](`[stand-in] ${isWrong ? '' : `${kind}: `}${title}${link ? ` ${link}` : ''}`);
  }
}

function arrive(): void {
  const globals = window as unknown as Record<string | symbol, unknown>;
  if (globals[LOADED]) {
    const what = 'The loader was loaded twice. Put its snippet into the page once.';
    console.warn(`[stand-in] ${what} ${page('web/overview#the-loader')}`);
    return;
  }
  globals[LOADED] = contract;
  const place = placeOf(window);
  if (!isPrivate(place) && !isAllowed) {
    refuse(window, name, place.hostname);
    return;
  }
  const activity = new Activity(pageContext());
  activity.install();
  // Uncaught, so that the page’s error monitors see it.
  const fail = (error: Error) => globalThis.reportError(error);
  const standIn = new StandIn(fail, activity);
  standIn.stage = new DomStage(standIn, document);
  standIn.log.listen((entry) => write(standIn, entry));
  console.info(
    `[stand-in] This is a stand-in for ${product}, not the product. It doesn’t send any requests. ${page('web/overview')}`,
  );
  const queue = {
    get SIR() {
      return globals[name] as SIRFunction | undefined;
    },
    set SIR(SIR) {
      globals[name] = SIR;
    },
  };
  standIn.takeOver(queue, options);
  // Containers that name their widget in attributes need no call.
  if (standIn.stage.containers().length > 0) {
    standIn.SIR('check');
  }
}

if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', arrive, {once: true});
} else {
  arrive();
}
