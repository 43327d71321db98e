import {channelOf, rowsOf} from './scene';
import {WidgetPlay} from './widgetPlay';

/** The widget `virtualStadium.button`: shows the activity of a channel; the page opens the chat. */
export class ChatButton extends WidgetPlay {
  get unread(): number | null {
    const channel = channelOf(this.text('channelId'));
    return this.flag('enableUnreadCount') ? rowsOf(channel).length : null;
  }

  click(): void {
    this.fire('Click', {target: 'button'});
  }
}
