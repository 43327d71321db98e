import type {PlayName} from '../../base/plays';
import {patch} from '../loader/drawing/dom';
import {Frame} from '../loader/drawing/frame';
import {Film, type Scene} from './film';
import {LitCode} from './litCode';
import styles from './player.css';
import {playerView} from './view';

/** Time to read a sentence, in milliseconds. */
const readingTime = (text: string) => 1_400 + text.length * 45;

/** Plays the sample of a page in an element of it, until it is stopped. */
export class Player {
  private readonly frame: Frame;
  private readonly place = document.createElement('div');
  private readonly mode = new MutationObserver(() => this.dress());
  private readonly code: LitCode;
  private film: Film;
  private scene: Scene | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isPlaying = false;
  private isBusy = false;
  private isGone = false;

  constructor(
    container: Element,
    private readonly name: PlayName,
    private readonly stopped: () => void,
  ) {
    this.frame = new Frame(container);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    const root = this.frame.host.shadowRoot!;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    this.mode.observe(document.documentElement, {attributeFilter: ['data-theme']});
    this.film = this.begin();
    this.code = new LitCode(this.film.sample.code);
    this.show();
    root.querySelector('.drawing')?.append(this.place);
    root.querySelector<HTMLElement>('.controls button')?.focus({preventScroll: true});
    this.play();
  }

  /** Removes everything. */
  end(): void {
    this.isGone = true;
    clearTimeout(this.timer);
    this.mode.disconnect();
    this.film.end();
    this.code.end();
    this.frame.remove();
  }

  /** Whether nothing may move by itself. */
  private get isStill(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  private begin(): Film {
    const film: Film = new Film(this.name, this.place, () => {
      const {view} = film.stage;
      patch(this.place, view ? [view] : []);
    });
    this.film = film;
    this.dress();
    return film;
  }

  private dress(): void {
    const isDark = document.documentElement.dataset.theme === 'dark';
    const {standIn} = this.film;
    standIn.set({theme: isDark ? 'sportradardark' : 'sportradar'});
    this.frame.dress(standIn.settings, 'en');
  }

  private show(): void {
    const {film, isPlaying, isStill} = this;
    const controls = {
      isPlaying,
      isOver: film.isOver,
      isStill,
      play: () => this.play(),
      pause: () => this.pause(),
      step: () => {
        this.pause();
        void this.step();
      },
      again: () => {
        this.restart();
        this.play();
      },
      stop: () => {
        this.end();
        this.stopped();
      },
    };
    this.frame.show(playerView(this.scene, film.steps.length, controls));
  }

  private play(): void {
    if (this.film.isOver) {
      this.restart();
    }
    this.isPlaying = !this.isStill;
    void this.step();
  }

  private pause(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
    this.show();
  }

  private restart(): void {
    clearTimeout(this.timer);
    this.film.end();
    this.scene = null;
    this.isBusy = false;
    this.begin();
  }

  private async step(): Promise<void> {
    const {film} = this;
    clearTimeout(this.timer);
    if (film.isOver || this.isBusy) {
      return;
    }
    this.isBusy = true;
    const scene = await film.next();
    this.isBusy = false;
    if (this.isGone || film !== this.film) {
      return;
    }
    this.scene = scene;
    this.isPlaying &&= !film.isOver;
    this.code.light(...scene.lines);
    this.show();
    if (this.isPlaying) {
      this.timer = setTimeout(() => void this.step(), readingTime(scene.step.says));
    }
  }
}
