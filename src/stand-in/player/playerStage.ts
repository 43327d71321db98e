import {h, type Wanted} from '../loader/drawing/dom';
import {WIDGETS, type Played} from '../loader/drawing/widgetViews';
import {Chat} from '../loader/play/chat';
import type {Mounted, Stage} from '../loader/stage';
import type {StandIn} from '../loader/standIn';

/** The drawing has no field: nobody writes into it. */
function drawn(wanted: Wanted): Wanted {
  const {tag, attributes, children} = wanted;
  return tag === 'input'
    ? h('span', {class: 'field'}, String(attributes.placeholder ?? ''))
    : {...wanted, children: children.map((it) => (typeof it === 'string' ? it : drawn(it)))};
}

/** A place for one widget, whatever the sample calls it. */
export class PlayerStage implements Stage {
  private played: Played | null = null;
  private isDue = false;

  constructor(
    private readonly standIn: StandIn,
    private readonly place: Element,
    private readonly draw: () => void,
  ) {}

  find(): readonly Element[] {
    return [this.place];
  }

  containers(): readonly [] {
    return [];
  }

  mount(widget: Mounted): void {
    this.played = WIDGETS[widget.name](this.standIn, widget);
    this.played.play.listen(() => this.redraw());
    this.redraw();
  }

  change(widget: Mounted): void {
    this.played?.play.update(widget);
  }

  unmount(): void {
    this.played?.play.stop();
    this.played = null;
    this.redraw();
  }

  /** Draws once for all that changes in one go. */
  redraw(): void {
    if (!this.isDue) {
      this.isDue = true;
      queueMicrotask(() => {
        this.isDue = false;
        this.draw();
      });
    }
  }

  get view(): Wanted | null {
    return this.played && drawn(this.played.view(this.standIn.settings));
  }

  /** The chat that is played. */
  get chat(): Chat {
    const play = this.played?.play;
    if (!(play instanceof Chat)) {
      throw new Error('The sample adds no chat.');
    }
    return play;
  }
}
