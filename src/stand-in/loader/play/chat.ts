import type {
  BetShareRequest,
  BetSlip,
  ChannelTag,
  ChatMetadata,
  ChatRow,
} from '../../../contract/integration';
import {page} from '../log';
import type {Mounted} from '../stage';
import type {StandIn} from '../standIn';
import {FlashBets} from './flashBets';
import {Insights} from './insights';
import {EVENT_IN_PLAY, MATCH, MATCH_ID, channelOf, messageBy, nextId, rowsOf} from './scene';
import {Slips} from './slips';
import {WidgetPlay} from './widgetPlay';

const GOALS: readonly string[] = ['SCORE_CHANGED'];

/** The widget `virtualStadium`: what a user does in it, and what happens in its channel. */
export class Chat extends WidgetPlay {
  isOpen = true;
  isTracking = false;
  isSharing = false;
  isInHub = false;
  channel: ChatMetadata;
  rows: readonly ChatRow[];
  score: readonly [home: number, away: number] = [1, 0];
  reported: readonly string[] = [];
  readonly insights = new Insights(this);
  readonly flashBets = new FlashBets(this);
  readonly slips = new Slips(this);
  private shared: readonly string[] = [];

  constructor(standIn: StandIn, widget: Mounted) {
    super(standIn, widget);
    this.channel = channelOf(this.text('channelId'));
    this.rows = rowsOf(this.channel);
    this.askForModules();
  }

  override update(widget: Mounted): void {
    const {channelId} = widget.props;
    const isOther = typeof channelId === 'string' && channelId !== this.widget.props.channelId;
    super.update(widget);
    if (isOther) {
      this.enter(channelId);
    } else {
      this.askForModules();
    }
  }

  override stop(): void {
    super.stop();
    this.stopModules();
  }

  private stopModules(): void {
    this.insights.stop();
    this.flashBets.stop();
    this.slips.stop();
  }

  /** Asks for what is enabled and not there yet, and ends what is no longer enabled. */
  private askForModules(again = false): void {
    if (!this.isOpen || !this.flag('enableBetInsights')) {
      this.insights.stop();
    } else if (!this.canAsk('outcomes')) {
      this.saysWhyNot('Bet Insights');
    } else if (again || this.insights.state === 'off') {
      this.insights.ask();
    }
    if (!this.flag('enableFlashBet')) {
      this.flashBets.stop();
    }
    this.changed();
  }

  /** Asks for all that is shown once more: new subscriptions begin, then the old ones end. */
  askAgain(): void {
    this.askForModules(true);
    this.flashBets.askAgain();
  }

  private saysWhyNot(module: string): void {
    const why = this.noAdapter ?? `The stand-in doesn’t ask this form of adapter for ${module}.`;
    const what = `${module} is empty in ${this.channel.channelId}: ${why}`;
    this.remark(
      `${what} Register a function adapter before you add the widget.`,
      page('web/overview#modules'),
    );
  }

  close(): void {
    this.isOpen = false;
    this.isSharing = false;
    this.isInHub = false;
    this.stopModules();
    this.fire('Close', undefined);
    this.changed();
  }

  reopen(): void {
    this.isOpen = true;
    this.askForModules();
  }

  private enter(channelId: string): void {
    this.channel = channelOf(channelId);
    this.rows = rowsOf(this.channel);
    this.flashBets.stop();
    this.closeList();
    this.askForModules(true);
  }

  selectTag(tag: ChannelTag): void {
    this.fire('SelectChannelTag', tag);
    const previousChannelId = this.channel.channelId;
    if (tag.channelId !== previousChannelId) {
      this.fire('SwitchChannel', {channelId: tag.channelId, previousChannelId});
      this.enter(tag.channelId);
    }
  }

  send(text: string): void {
    const message = messageBy(this.user, this.channel.channelId, text);
    this.add(message);
    this.fire('Message', message);
  }

  add(row: ChatRow): void {
    this.rows = [...this.rows, row];
    this.changed();
  }

  react({id, channelId}: ChatRow, reaction: string): void {
    this.rows = this.rows.map((row) =>
      row.id === id
        ? {
            ...row,
            reactions: row.reactions?.map((it) =>
              it.type === reaction
                ? {...it, own: !it.own, count: Math.max(1, it.count + (it.own ? -1 : 1))}
                : it,
            ),
          }
        : row,
    );
    this.fire('ReactionClick', {messageId: id, reaction, channelId});
    this.changed();
  }

  report({id, channelId}: ChatRow): void {
    this.reported = [...this.reported, id];
    this.fire('ReportMessageClick', {messageId: id, channelId});
    this.changed();
  }

  copy(betslip: BetSlip): void {
    this.fire('CopyBet', {betslip});
  }

  support(): void {
    this.fire('ContactSupport', {userId: this.user.userId, channelId: this.channel.channelId});
  }

  toggleTracker(): void {
    this.isTracking = !this.isTracking;
    this.fire('Lmt', {isOpen: this.isTracking, matchId: MATCH_ID});
    this.changed();
  }

  showRules(): void {
    this.fire('Click', {target: 'rules'});
  }

  private get shareRequest(): BetShareRequest {
    const {id, srEventId, externalId} = MATCH;
    return {
      userId: this.user.userId,
      channelId: this.channel.channelId,
      ...(this.channel.sportContext && {events: [{id, srEventId, externalId}]}),
      alreadySharedBetIds: [...this.shared],
    };
  }

  private askForSlips(module: string): void {
    if (this.canAsk('betShare')) {
      this.slips.ask(this.shareRequest);
    } else {
      this.saysWhyNot(module);
    }
    this.changed();
  }

  openList(): void {
    this.isSharing = true;
    this.fire('BetSlip', {channelId: this.channel.channelId});
    this.askForSlips('Bet Share');
  }

  share(betslip: BetSlip): void {
    const {channelId} = this.channel;
    this.shared = [...this.shared, betslip.id];
    this.add({...messageBy(this.user, channelId, ''), text: undefined, betslip});
    this.fire('BetSlip', {betslip, channelId});
    this.askForSlips('Bet Share');
  }

  closeList(): void {
    if (this.isSharing) {
      this.isSharing = false;
      this.fire('CloseBetslipShareList', {channelId: this.channel.channelId});
      this.slips.stop();
      this.changed();
    }
  }

  toggleHub(): void {
    this.isInHub = !this.isInHub;
    if (this.isInHub) {
      this.askForSlips('Central Hub');
    } else if (!this.isSharing) {
      this.slips.stop();
    }
    this.changed();
  }

  /** Something happens in the match. It is posted, and can lead to a flash bet. */
  matchEvent(type: string): void {
    const [home, away] = this.score;
    this.score = GOALS.includes(type) ? [home + 1, away] : this.score;
    const matchEvent = {
      id: nextId('incident'),
      type,
      time: new Date().toISOString(),
      ...(MATCH.teams?.[0] && {team: MATCH.teams[0]}),
    };
    const {channelId} = this.channel;
    this.add({...messageBy(this.user, channelId, ''), text: undefined, matchEvent});
    if (!this.isOpen) {
      this.remark(
        'A match event was posted while the chat was closed: it doesn’t lead to a flash bet. Open the chat first.',
        page('web/widgets/virtualStadium/modules/flashBet#when-no-card-appears'),
      );
    } else if (!this.flag('enableFlashBet')) {
      this.remark(
        `${type} doesn’t lead to a flash bet: enableFlashBet isn’t true. Set it to see one.`,
        page('web/widgets/virtualStadium/modules/flashBet#switch-it-on'),
      );
    } else if (this.canAsk('matchEventMarkets')) {
      this.flashBets.ask({
        id: nextId('request'),
        event: structuredClone(EVENT_IN_PLAY),
        matchEvent,
        channelId,
      });
    } else {
      this.saysWhyNot('Flash Bet');
    }
  }
}
