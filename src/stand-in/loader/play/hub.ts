import {Slips} from './slips';
import {WidgetPlay} from './widgetPlay';

/** The widget `centralHub`: the user’s own slips, without a chat around them. */
export class Hub extends WidgetPlay {
  readonly slips = new Slips(this);

  protected override signedIn(): void {
    this.refresh();
  }

  refresh(): void {
    if (this.canAsk('betShare')) {
      this.slips.ask({userId: this.user.userId});
    } else {
      const why = this.noAdapter ?? 'The adapter has no bet history.';
      this.remark(`Central Hub is empty: ${why} Register an adapter before you add the widget.`);
    }
  }

  override stop(): void {
    super.stop();
    this.slips.stop();
  }
}
