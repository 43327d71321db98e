/** A window of the Moderation UI with its main navigation, and the parts its screens are made of. */
import React, {type ReactElement, type ReactNode} from 'react';
import {Icon, type IconName} from './Icon';
import {Mark} from './Mark';

const MAIN = ['Dashboard', 'Moderation', 'Management', 'Analytics'] as const;
const MODERATION = ['Messages', 'Channels', 'Users', 'Logs'] as const;

interface ScreenProps {
  readonly section: (typeof MAIN)[number];
  readonly page?: (typeof MODERATION)[number];
  readonly children: ReactNode;
}

export function Screen({section, page, children}: ScreenProps): ReactElement {
  return (
    <div className="window">
      <div className="top">
        {MAIN.map((name) => (
          <span key={name} className={name === section ? 'here' : undefined}>
            {name}
          </span>
        ))}
      </div>
      {page && (
        <div className="second">
          {MODERATION.map((name) => (
            <span key={name} className={name === page ? 'here' : undefined}>
              {name}
            </span>
          ))}
        </div>
      )}
      <div className="body col">{children}</div>
    </div>
  );
}

interface DialogProps {
  /** What the dialog belongs to; its own title is not public. */
  readonly about: ReactNode;
  readonly footer?: ReactNode;
  readonly width?: number;
  readonly children: ReactNode;
}

export function Dialog({about, footer, width, children}: DialogProps): ReactElement {
  return (
    <div className="dialog" style={{maxWidth: width}}>
      <header>
        {about}
        <span className="push" />
        <Icon name="close" />
      </header>
      <div className="col">{children}</div>
      {footer && <footer>{footer}</footer>}
    </div>
  );
}

interface ButtonProps {
  /** `main` acts, `bad` can't be undone, `open` is not public in this form. */
  readonly kind?: 'main' | 'bad' | 'open';
  readonly tight?: boolean;
  readonly icon?: IconName;
  readonly children?: ReactNode;
}

export function Button({kind, tight, icon, children}: ButtonProps): ReactElement {
  const classes = ['button', kind, tight && 'tight', !children && 'square'].filter(Boolean);
  return (
    <span className={classes.join(' ')}>
      {icon && <Icon name={icon} size={tight ? 13 : 16} />}
      {children}
    </span>
  );
}

export function Switch({
  on = false,
  open = false,
}: {
  readonly on?: boolean;
  readonly open?: boolean;
}): ReactElement {
  return <span className={`switch${on ? ' on' : ''}${open ? ' open' : ''}`} />;
}

interface FieldProps {
  readonly mark?: number;
  readonly label: string;
  readonly hint?: string;
  /** The field exists; that it stands in this form under this label is not public. */
  readonly open?: boolean;
  readonly select?: boolean;
  /** A help sign beside the label: every setting has a tooltip. */
  readonly help?: boolean;
  /** What stands behind the help sign, such as its mark. */
  readonly tip?: ReactNode;
  readonly children: ReactNode;
}

export function Field({
  mark,
  label,
  hint,
  open,
  select,
  help,
  tip,
  children,
}: FieldProps): ReactElement {
  return (
    <div className={open ? 'field open' : 'field'}>
      <span className="label">
        {mark !== undefined && <Mark n={mark} />}
        {label}
        {help && <Icon name="question" size={14} />}
        {tip}
      </span>
      <span className="input">
        {children}
        {select && (
          <>
            <span className="push" />
            <Icon name="down" size={14} />
          </>
        )}
      </span>
      {hint && <span className="hint">{hint}</span>}
    </div>
  );
}

interface SwitchFieldProps {
  readonly mark?: number;
  readonly label: string;
  readonly on?: boolean;
  readonly open?: boolean;
}

export function SwitchField({mark, label, on, open}: SwitchFieldProps): ReactElement {
  return (
    <div className={open ? 'row muted' : 'row'} style={{gap: 6}}>
      {mark !== undefined && <Mark n={mark} />}
      <span className="small strong">{label}</span>
      <span className="push" />
      <Switch on={on} open={open} />
    </div>
  );
}

/** Columns of one table row under each other, for the narrow frame. */
export function Pairs({
  rows,
}: {
  readonly rows: readonly (readonly [mark: number | undefined, name: string, value: ReactNode])[];
}): ReactElement {
  return (
    <div className="pairs">
      {rows.map(([mark, name, value]) => (
        <React.Fragment key={name}>
          <span>{mark !== undefined && <Mark n={mark} />}</span>
          <span className="name">{name}</span>
          <span>{value}</span>
        </React.Fragment>
      ))}
    </div>
  );
}

/** A column of a table: its published name, its mark, and whether only its purpose is public. */
export interface Column {
  readonly name: string;
  readonly width: number;
  readonly mark?: number;
  readonly guess?: boolean;
}

/** Column widths and headings; the marks stand in a line of their own. */
export function Head({columns}: {readonly columns: readonly Column[]}): ReactElement {
  return (
    <>
      <colgroup>
        {columns.map(({name, width}) => (
          <col key={name} style={{width}} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({name, mark, guess}) => (
            <th key={name} className={guess ? 'guess' : undefined}>
              <span className="head">{mark !== undefined && <Mark n={mark} />}</span>
              <u>{name}</u>
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
