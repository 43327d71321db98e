import React, {type ReactElement} from 'react';
import {Mark} from '../../parts/Mark';
import type {Scene} from '../../scene';

interface Place {
  readonly screen: string;
  readonly about: string;
  readonly figures: readonly string[];
}

const PLACES: readonly Place[] = [
  {screen: 'Channels', about: 'of a channel', figures: ['active users', 'message volume']},
  {screen: 'Messages', about: 'of a reported message', figures: ['reports', 'AI Score']},
  {screen: 'Users', about: 'of a chat user', figures: ['offense score', 'moderation history']},
  {
    screen: 'Logs',
    about: 'of each action, for up to 7 days',
    figures: ['Offensiveness', 'Reports', 'Moderation Score'],
  },
];

const GROUPS = [
  'moderation statistics',
  'moderator actions and performance',
  'user behavior patterns',
];

function Title({
  mark,
  name,
  about,
}: {
  readonly mark: number;
  readonly name: string;
  readonly about: string;
}): ReactElement {
  return (
    <div>
      <div className="row" style={{gap: 8}}>
        <Mark n={mark} />
        <span className="title">{name}</span>
      </div>
      <div className="sub" style={{marginTop: 4}}>
        {about}
      </div>
    </div>
  );
}

export const figurePlaces: Scene = {
  name: 'figure-places',
  folder: 'docs/moderationUi/img',
  styles: ['diagram'],
  draw: (frame) => (
    <div className="col" style={{gap: 12}}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: frame === 'wide' ? '1fr 1fr 1fr 1fr' : '1fr 1fr',
          gap: 12,
        }}
      >
        {PLACES.map(({screen, about, figures}, index) => (
          <div key={screen} className="nest">
            <Title mark={index + 1} name={screen} about={about} />
            {figures.map((figure) => (
              <div key={figure} className="box" style={{padding: '4px 8px', fontSize: 12}}>
                {figure}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="nest raised">
        <Title mark={5} name="Analytics" about="over time" />
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: frame === 'wide' ? '1fr 1.3fr 1fr' : '1fr',
            gap: 8,
            marginTop: 3,
          }}
        >
          {GROUPS.map((group) => (
            <div key={group} className="nest folded" style={{padding: '4px 8px', fontSize: 12}}>
              {group}
            </div>
          ))}
        </div>
      </div>
    </div>
  ),
};
