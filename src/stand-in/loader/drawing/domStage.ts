import {Chat} from '../play/chat';
import {scenariosOf} from '../play/scenarios';
import {page} from '../log';
import {LANGUAGES, isIn} from '../names';
import type {Container, Mounted, Stage} from '../stage';
import type {StandIn} from '../standIn';
import {Frame} from './frame';
import {panelView} from './panelView';
import {WIDGETS, type Played} from './widgetViews';

interface Shown extends Played {
  readonly frame: Frame;
  widget: Mounted;
  /** How many rows were drawn: a new one is scrolled to. */
  rows: number;
  end(): void;
}

const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A value as an attribute has it: `true` and `false` aren't text. */
const valueOf = (text: string) => (text === 'true' ? true : text === 'false' ? false : text);

/** The attributes `data-sr-…` of an element, as properties. */
export function attributesOf(element: Element): Readonly<Record<string, unknown>> {
  const own = [...element.attributes].filter(({name}) => name.startsWith('data-sr-'));
  return Object.fromEntries(
    own.map(({name, value}) => [camelCase(name.slice('data-sr-'.length)), valueOf(value)]),
  );
}

/** Draws the widgets into their containers, and the panel next to the first chat. */
export class DomStage implements Stage {
  private readonly shown = new Map<Element, Shown>();
  private readonly removals: MutationObserver;
  private isFolded = false;
  private isDue = false;

  constructor(
    private readonly standIn: StandIn,
    private readonly document: Document,
  ) {
    const {MutationObserver} = document.defaultView!;
    this.removals = new MutationObserver(() => this.forgetRemoved());
    this.removals.observe(document, {childList: true, subtree: true});
    standIn.log.listen(() => this.redraw());
  }

  find(target: unknown): readonly Element[] | null {
    const {Element} = this.document.defaultView!;
    if (target instanceof Element) {
      return [target];
    }
    try {
      return typeof target === 'string' ? [...this.document.querySelectorAll(target)] : null;
    } catch {
      return null;
    }
  }

  containers(): readonly Container[] {
    return [...this.document.querySelectorAll('[data-sr-widget]')].map((place) => {
      const {widget, ...props} = attributesOf(place);
      return {place, name: String(widget), props};
    });
  }

  mount(widget: Mounted): void {
    const container = widget.place as Element;
    const played = WIDGETS[widget.name](this.standIn, widget);
    const frame = new Frame(container);
    const deaf = played.play.listen(() => this.redraw());
    const {ResizeObserver} = this.document.defaultView!;
    const sizes = ResizeObserver && new ResizeObserver(() => played.play.hook('onSizeChange'));
    sizes?.observe(container);
    const end = () => {
      deaf();
      sizes?.disconnect();
      played.play.stop();
      frame.remove();
    };
    this.shown.set(container, {...played, frame, widget, rows: Infinity, end});
    this.draw();
  }

  change(widget: Mounted): void {
    const shown = this.shown.get(widget.place as Element);
    if (shown) {
      shown.widget = widget;
      shown.play.update(widget);
    }
    this.redraw();
  }

  unmount({place}: Mounted): void {
    this.shown.get(place as Element)?.end();
    this.shown.delete(place as Element);
    this.redraw();
  }

  /** Draws once for all that changes in one go. */
  redraw(): void {
    if (!this.isDue) {
      this.isDue = true;
      queueMicrotask(() => this.draw());
    }
  }

  private draw(): void {
    this.isDue = false;
    const {settings} = this.standIn;
    const all = [...this.shown.values()];
    const chat = all.find(({play}) => play instanceof Chat);
    const first = chat ?? all[0];
    for (const shown of all) {
      const {language} = shown.widget.props;
      shown.frame.dress(settings, isIn(LANGUAGES, language) ? language : settings.language);
      shown.frame.show(shown.view(settings), ...(shown === first ? [this.panel(shown)] : []));
      const rows = shown.play instanceof Chat ? shown.play.rows.length : 0;
      if (rows > shown.rows) {
        shown.frame.scrollToEnd();
      }
      shown.rows = rows;
    }
  }

  private panel({play}: Shown) {
    return panelView(this.standIn, {
      isFolded: this.isFolded,
      toggle: () => {
        this.isFolded = !this.isFolded;
        this.redraw();
      },
      scenarios: scenariosOf(this.standIn),
      chat: play instanceof Chat ? play : null,
    });
  }

  /** A page can remove or empty an element without a word: nothing may go on in it. */
  private forgetRemoved(): void {
    for (const [container, {widget, frame}] of this.shown) {
      if (!container.isConnected || frame.host.parentNode !== container) {
        const what = container.isConnected ? 'emptied' : 'removed';
        const remedy = `Call removeWidget before you ${container.isConnected ? 'empty' : 'remove'} it`;
        this.standIn.log.remark(
          `The page ${what} the element of ${widget.name}. ${remedy}.`,
          page('web/overview#in-a-single-page-application'),
        );
        this.standIn.remove(widget);
      }
    }
  }
}
