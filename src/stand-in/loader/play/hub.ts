import type {Mounted} from '../stage';
import type {StandIn} from '../standIn';
import {Slips} from './slips';
import {WidgetPlay} from './widgetPlay';

/** The widget `centralHub`: the user’s own slips, without a chat around them. */
export class Hub extends WidgetPlay {
  readonly slips = new Slips(this);

  constructor(standIn: StandIn, widget: Mounted) {
    super(standIn, widget);
    this.refresh();
  }

  refresh(): void {
    if (this.canAsk('betShare')) {
      this.slips.ask({userId: this.user.userId});
    }
  }

  override stop(): void {
    super.stop();
    this.slips.stop();
  }
}
